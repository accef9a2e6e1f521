export const text = {
  savedOffline: { title: 'Saved offline', text: 'It is kept on this device and will sync when you reconnect.' },
  notSent: { title: 'This is not sent yet', text: 'It is kept on this device and will be sent automatically.' },
  inMemory: 'This browser could not keep it: please leave this page open until it is sent.',
  refused: { title: 'This could not be saved' },
  consent: { title: 'Kept on this device', text: 'It waits for your agreement.' },
  look: 'Look',
  waiting: {
    title: 'Kept on this device',
    text: 'It waits for your agreement: we store what you enter only if you agree. Then it is sent automatically.',
  },
  lost: {
    title: 'Changed in two places',
    /** Names the card: one field can have several. `name` ends as a sentence does. */
    card: (field: string, name: string, other: string) =>
      `Changed in two places: ${field}, ${name} The other answer: ${other}`,
    text: 'Two devices, or two open pages, changed this without knowing of each other. Both answers are kept until you choose.',
    shown: 'Shown now',
    other: 'The other answer',
    none: 'no answer',
    whole: 'Kept or removed',
    there: 'kept',
    removed: 'removed',
    buttonsOfWhole: { use: 'Remove it', keep: 'Keep it' },
    use: (answer: string) => `Use “${answer}”`,
    keep: (answer: string) => `Keep “${answer}”`,
    saved: 'Saved',
  },
} as const
