import type { InsightContent } from './schema.ts'
import type { SleepPain } from './sleep.ts'

/** A streak of this many days is an insight. Source: requirement INS-01. */
const STREAK_DAYS = 7
/** A user with this many entries has reached a milestone. Source: requirement INS-05. */
const MILESTONE_ENTRIES = 30
/** The days of the cycle with an insight. Source: requirement INS-04. */
const LUTEAL_DAYS = { first: 21, last: 28 } as const
/** From this hour on, an empty day is an insight. Source: requirement INS-03. */
const REMINDER_HOUR = 18

/** The number of latest entries that insights are about. Source: requirement INS-08. */
export const INSIGHT_ENTRIES = 30

/** What is known of a user on a day. */
export interface InsightSituation {
  /** Consecutive logged days. */
  streak: number
  /** The number of logged days among the latest 30. */
  entries: number
  /** Sleep and pain, if they say something. */
  sleepPain: SleepPain | undefined
  /** The estimated day of the cycle and the days left to the next period, with tracking. */
  cycle: { day: number; daysLeft: number } | undefined
  isReminderDue: boolean
}

/** The first insight that fits. Source: requirements INS-01 to INS-05, in this order. */
export function insightOf({
  streak,
  entries,
  sleepPain,
  cycle,
  isReminderDue,
}: InsightSituation): InsightContent | undefined {
  if (streak >= STREAK_DAYS) return { type: 'streak', days: streak }
  if (sleepPain) return { type: 'pattern', ...sleepPain }
  if (isReminderDue) return { type: 'reminder' }
  if (cycle && cycle.day >= LUTEAL_DAYS.first && cycle.day <= LUTEAL_DAYS.last) return { type: 'cycle', ...cycle }
  return entries >= MILESTONE_ENTRIES ? { type: 'achievement', days: MILESTONE_ENTRIES } : undefined
}

/** Whether it is late enough to say that nothing is logged today. `hour` is local. Source: requirement INS-03. */
export function isReminderTime(hour: number): boolean {
  return hour >= REMINDER_HOUR
}

/** How the text of the card begins without an insight of the day. Source: requirement INS-07. */
export type CardText = 'streak' | 'week' | 'default'

const WEEK_PROGRESS = 70

/** `streak` in days, `progress` of the weekly goal in per cent. */
export function cardTextOf({ streak, progress }: { streak: number; progress: number }): CardText {
  if (streak >= STREAK_DAYS) return 'streak'
  return progress >= WEEK_PROGRESS ? 'week' : 'default'
}
