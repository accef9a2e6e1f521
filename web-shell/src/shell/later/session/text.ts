export const text = {
  stay: 'Stay logged in',
  /** What the device keeps: see shell/later/offline/stored-items.ts. */
  kept: {
    stay: 'This device keeps, encrypted, what you read here in the last 30 days and what is not yet saved or sent. Signing out removes all of it.',
    browser:
      'After the browser closes, this device keeps only what is not yet saved or sent, encrypted. Signing out removes it.',
  },
} as const
