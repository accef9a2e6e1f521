/** What each dialog says that asks an admin why. */
export const reasonText = {
  reason: 'Why?',
  reasonHint: 'Kept with your name. Please write nothing about a person’s health.',
  reasonMissing: 'Please give a reason of three letters or more',
  cancel: 'Cancel',
  busy: 'Saving…',
  loading: 'Loading',
} as const
