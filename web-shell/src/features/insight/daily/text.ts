import type { CardText } from '../../../../../shared/insight/daily.ts'
import type { InsightContent } from '../../../../../shared/insight/schema.ts'

/** An insight in words, and where its action leads. Source: requirements INS-06, INS-08. */
export interface InsightWords {
  title: string
  message: string
  action: { label: string; to: string }
}

const SEE_TRENDS = { label: 'See trends', to: '/trends' }

/** Days before the next period from which on it may be near. */
const NEAR_DAYS = 7
/** With so many days in a row, a week can be compared with the week before. */
const TWO_WEEKS = 14

const rounded = (pain: number) => String(Math.round(pain * 10) / 10)
const nights = (n: number) => (n === 1 ? 'one night' : `${n} nights`)
const NIGHTS = {
  hours: { better: 'nights of 7 hours or more', worse: 'shorter ones' },
  quality: { better: 'nights that you rated 3 or more of 5', worse: 'worse ones' },
}

const words: { [T in InsightContent['type']]: (content: InsightContent & { type: T }) => InsightWords } = {
  streak: ({ days }) => ({
    title: `${days} days in a row`,
    message:
      days >= TWO_WEEKS ? 'That is enough to compare a week with the one before.' : 'Each day adds to your trends.',
    action: SEE_TRENDS,
  }),
  pattern: ({ measure, better, worse, mayBeChance }) => ({
    title: 'Sleep and pain',
    message: `After ${NIGHTS[measure].better}, your pain averaged ${rounded(better.pain)} (${nights(better.n)}); after ${NIGHTS[measure].worse}, ${rounded(worse.pain)} (${worse.n}). ${mayBeChance ? 'It may be chance: more days will tell.' : 'A link, not a cause.'}`,
    action: SEE_TRENDS,
  }),
  reminder: () => ({
    title: 'Nothing logged today',
    message: 'If you feel like it, two taps are enough.',
    action: { label: 'Log today', to: '/log' },
  }),
  cycle: ({ day, daysLeft }) => ({
    title: `Day ${day} of your cycle`,
    message: `${daysLeft <= NEAR_DAYS ? 'Your period may be near.' : `About ${daysLeft} days to your next period.`} This is an estimate. Some people notice more bladder pain in the days before it. Warmth and breathing may ease it.`,
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
  streak: 'A week and more without a gap.',
  week: 'Most of this week is in your diary. A few more days make it easier to compare.',
  default: 'After some days in your diary, there may be something to see here.',
}

export const text = {
  card: { title: 'Your Insight', ...card },
  heading: 'A year of insights',
  loading: 'Loading your insights',
  empty: 'No insight yet. When home shows one, it stays here for a year.',
} as const
