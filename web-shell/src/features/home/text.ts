import type { DayField } from '../../../../shared/days/schema.ts'

export const text = {
  title: 'Home',
  loading: 'Loading your day',
  ready: {
    title: 'Ready to Check-In',
    text: 'How is your body today? A few seconds are enough.',
    button: 'Log Symptoms',
  },
  done: { title: "Today's Log Complete", button: 'Edit' },
  levels: { painLevel: { label: 'Pain', max: 10 }, urgencyLevel: { label: 'Urgency', max: 5 } } satisfies Partial<
    Record<DayField, { label: string; max: number }>
  >,
  notAnswered: 'not answered',
  week: {
    title: 'Your week',
    summary: (logged: number) => (logged ? `Logged ${logged} of the last 7 days` : 'Days you log will show here.'),
  },
  failed: { text: 'Nothing you saved is lost.', retry: 'Retry', retrying: 'Trying again…' },
} as const
