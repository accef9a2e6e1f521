import type { CardText } from '../../../../../shared/insight/daily.ts'
import type { InsightContent } from '../../../../../shared/insight/schema.ts'

/** An insight in words, and where its action leads. Source: requirements INS-06, INS-08. */
export interface InsightWords {
  title: string
  message: string
  action: { label: string; to: string }
}

const SEE_TRENDS = { label: 'See trends', to: '/trends' }

/** "−0.52". */
const signed = (r: number) => r.toFixed(2).replace('-', '−')

const words: { [T in InsightContent['type']]: (content: InsightContent & { type: T }) => InsightWords } = {
  streak: ({ days }) => ({
    title: `${days} days in a row`,
    message: 'That is enough for your trends to say what has changed.',
    action: SEE_TRENDS,
  }),
  pattern: ({ r, days }) => ({
    title: 'Sleep and pain',
    message: `On days with better sleep, your pain tended to be ${r < 0 ? 'lower' : 'higher'} (r = ${signed(r)}, ${days} days). A link, not a cause.`,
    action: SEE_TRENDS,
  }),
  reminder: () => ({
    title: 'Nothing logged today',
    message: 'If you feel like it, two taps are enough.',
    action: { label: 'Log today', to: '/log' },
  }),
  cycle: ({ day }) => ({
    title: `Day ${day} of your cycle`,
    message:
      'Your period may be near. This is an estimate. Some people notice more bladder pain in these days. Warmth and breathing may ease it.',
    action: { label: 'Open tools', to: '/tools' },
  }),
  achievement: ({ days }) => ({
    title: `${days} days in your diary`,
    message: 'A good base for your trends, and for a talk with your doctor.',
    action: SEE_TRENDS,
  }),
}

export function wordsOf(content: InsightContent): InsightWords {
  return (words[content.type] as (content: InsightContent) => InsightWords)(content)
}

const card: Record<CardText | 'care', string> = {
  care: 'Today needs nothing more from you. What you have logged will still be here.',
  streak: 'A week and more without a gap. Your trends can say what has changed.',
  week: 'Most of this week is in your diary. A few more days make a pattern easier to see.',
  default: 'After some days in your diary, a pattern may show here.',
}

export const text = {
  card: { title: 'Your Insight', ...card },
  heading: 'A year of insights',
  loading: 'Loading your insights',
  empty: 'No insight yet. When home shows one, it stays here for a year.',
} as const
