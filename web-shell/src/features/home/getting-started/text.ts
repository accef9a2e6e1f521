import { DAYS_TO_INSIGHT, STEPS, type Step } from '../../../../../shared/home/getting-started.ts'

export const text = {
  title: 'Getting Started',
  count: (done: number) => `${done} of ${STEPS.length}`,
  done: 'Done',
  steps: {
    log: { to: '/log', title: 'Log your first day', text: () => 'A few taps are enough' },
    insights: {
      to: '/log',
      title: 'Log three days',
      text: (logged: number) => (logged > 0 ? `${logged} of ${DAYS_TO_INSIGHT} so far` : 'Then an insight can appear'),
    },
    article: { to: '/learn', title: 'Read an article', text: () => 'Five minutes, in plain words' },
    reminder: { to: '/reminders', title: 'Set a reminder', text: () => 'Only if one would help' },
  } satisfies Record<Step, { to: string; title: string; text: (logged: number) => string }>,
}
