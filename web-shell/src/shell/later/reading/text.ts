export const text = {
  consent: {
    title: 'Not sent yet',
    text: 'It waits on this device until you agree to the storing of health data.',
    look: 'Look',
  },
} as const
