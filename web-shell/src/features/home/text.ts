export const text = {
  title: 'Home',
  loading: 'Loading your day',
  ready: {
    title: 'Ready to Check-In',
    text: 'How is your body today? A few seconds are enough.',
    button: 'Log Symptoms',
  },
  done: { title: "Today's Log Complete", button: 'Edit' },
  levels: { painLevel: 'Pain', urgencyLevel: 'Urgency' },
  notAnswered: 'not answered',
  week: {
    title: 'Your week',
    summary: (logged: number) => (logged ? `Logged ${logged} of the last 7 days` : 'Days you log will show here.'),
  },
} as const
