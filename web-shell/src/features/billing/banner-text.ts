/** The words of the banner on home, which loads nothing else of this feature. */
export const text = {
  last: (hours: number, minutes: number) => `Free trial ends at midnight, in ${hours} h ${minutes} min`,
  few: (days: number) => `Only ${days} Days Left in Trial`,
  many: (days: number) => `Free Trial - ${days} Days Remaining`,
  over: 'Reactivate Premium Access',
  unknown: 'Unlock Premium Features',
  dismiss: 'Hide this until the app opens again',
} as const
