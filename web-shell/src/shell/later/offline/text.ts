export const text = {
  backOnline: 'Back online',
  agreed: 'Thank you',
  waiting: 'What you logged here is kept on this device, and will be sent when there is a connection.',
  refused: (of: string) => `A change to ${of} was not accepted. It is kept for you.`,
  look: 'Look',
} as const
