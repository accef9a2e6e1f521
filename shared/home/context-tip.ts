/** What home has to say today, the most pressing first. Source: requirement HOME-07. */
export const CONTEXT_TIPS = ['flare', 'start-again', 'streak', 'article', 'default'] as const
export type ContextTip = (typeof CONTEXT_TIPS)[number]

/** Below this share of the week's goal, in per cent, an entry is suggested. */
const LITTLE = 40
const LONG_STREAK = 7

interface Situation {
  isFlareDay: boolean
  /** Of the week's goal, 0–100. */
  progress: number
  loggedToday: boolean
  /** In days. */
  streak: number
  hasNewArticle: boolean
}

/** The one tip that fits. Source: requirement HOME-07. */
export function contextTip({ isFlareDay, progress, loggedToday, streak, hasNewArticle }: Situation): ContextTip {
  if (isFlareDay) return 'flare'
  if (progress < LITTLE && !loggedToday) return 'start-again'
  if (streak >= LONG_STREAK) return 'streak'
  return hasNewArticle ? 'article' : 'default'
}
