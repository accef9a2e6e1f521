/** The tips of home, the most urgent first. Source: requirement HOME-07. */
export const CONTEXT_TIPS = ['flare', 'start-again', 'streak', 'article', 'default'] as const
export type ContextTip = (typeof CONTEXT_TIPS)[number]

/** Below this share of the weekly goal, in per cent, home suggests logging a day. */
const LOW_PROGRESS = 40
const LONG_STREAK_DAYS = 7

interface Situation {
  /** A flare day, or one with strong pain. */
  needsCare: boolean
  /** The reached share of the weekly goal, 0–100. */
  progress: number
  loggedToday: boolean
  /** In days. */
  streak: number
  hasNewArticle: boolean
}

/** The first tip that fits the situation. Source: requirement HOME-07. */
export function contextTip({ needsCare, progress, loggedToday, streak, hasNewArticle }: Situation): ContextTip {
  if (needsCare) return 'flare'
  if (progress < LOW_PROGRESS && !loggedToday) return 'start-again'
  if (streak >= LONG_STREAK_DAYS) return 'streak'
  return hasNewArticle ? 'article' : 'default'
}
