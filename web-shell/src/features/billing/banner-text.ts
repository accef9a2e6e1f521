/** The words of the banner on home, which loads nothing else of this feature. */
export const text = {
  last: 'Your free trial ends at midnight',
  lastText: (hours: number, minutes: number) => `That is in ${hours} h ${minutes} min. What you logged stays.`,
  few: (days: number) => `Only ${days} Days Left in Trial`,
  many: (days: number) => `Free Trial - ${days} Days Remaining`,
  over: 'Reactivate Premium Access',
  unknown: 'Unlock Premium Features',
  text: 'Logging, history and the Flare Kit stay free.',
  open: 'See Premium',
  dismiss: 'Hide this until the app opens again',
} as const
