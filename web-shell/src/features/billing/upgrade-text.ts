/** The words of the offers on the profile and above the history. */
export const text = {
  card: 'Premium',
  left: (days: number) =>
    days > 0
      ? `Your trial has ${days} ${days === 1 ? 'day' : 'days'} left. What you log stays, with or without Premium.`
      : 'Your trial is over. What you logged stays, with or without Premium.',
  upgrade: 'Upgrade',
} as const
