export const text = {
  name: 'Bladder training',
  /** All changes of training have one target. */
  count: 'bladder training',
  sent: 'Bladder training is sent.',
} as const
