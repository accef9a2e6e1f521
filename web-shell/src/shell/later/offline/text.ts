export const text = {
  backOnline: 'Back online',
  agreed: 'Thank you',
} as const
