import type { CyclePhase } from '../../../../shared/cycle/phases.ts'

/** The names of the phases. They are estimates, so none of them is said for certain. */
const phases: Record<CyclePhase, string> = {
  menstrual: 'Period',
  follicular: 'Follicular phase',
  ovulation: 'Around ovulation',
  luteal: 'Luteal phase',
}

/** What some people notice in each phase. It promises and predicts nothing. */
const notes: Record<CyclePhase, string> = {
  menstrual: 'Some people need more warmth and rest on these days; your log may show whether you do.',
  follicular: 'Some people find these days a little calmer; your log may show whether you do.',
  ovulation: 'Some people notice more bladder pressure in the days that follow; your log may show whether you do.',
  luteal: 'Some people notice more pain or urgency before a period; your log may show whether you do.',
}

export const text = {
  phases,
  calendar: {
    title: 'Cycle Calendar',
    previous: 'Previous month',
    next: 'Next month',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    caption: (month: string) => `Estimated phases in ${month}`,
    legend: 'What the marks mean',
    period: 'Period',
    ovulation: 'Ovulation',
    today: 'Today',
    estimate: (last: string, next: string) =>
      `An estimate from your period of ${last}. Next one around ${next}. Not for contraception.`,
    correct: 'Correct the date',
    failed: 'The settings could not be opened',
  },
  sheet: { title: 'Cycle', done: 'Done' },
  insight: {
    title: 'Your Cycle Insight',
    day: (day: number) => `Day ${day}`,
    notes,
    next: (date: string) => `Next period around ${date}, as an estimate.`,
  },
} as const
