export const text = {
  stay: 'Stay logged in',
  /** The answer of the browser, after the user has chosen to stay logged in. */
  answer: {
    kept: 'This browser keeps it even when space is short.',
    mayBeCleared:
      'This browser may clear it when space is short or, in Safari, after a week without a visit, unless the app is on your Home Screen. Entries that are sent are safe with us.',
    failed: 'This could not be changed just now, and nothing is lost. Please try again.',
  },
  /** What the device keeps: see shell/later/offline/stored-items.ts. */
  kept: {
    stay: 'This device keeps, encrypted, what you read here in the last 30 days and what is not yet saved or sent. Signing out removes all of it.',
    browser:
      'After the browser closes, this device keeps only what is not yet saved or sent, encrypted. Signing out removes it.',
  },
} as const
