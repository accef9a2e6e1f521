import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'

/**
 * Whether every day of home is logged, except possibly today. Only then can days before the days of home belong to the
 * streak.
 */
export function isStreakUnbroken(loggedOn: readonly LocalDate[], today: LocalDate): boolean {
  // `earlierRun` counts only when no day of home is missing.
  return streakDays(loggedOn, 1, today) > streakDays(loggedOn, 0, today)
}

/**
 * The number of consecutive logged days, counted back from today, or from yesterday while today has no entry.
 *
 * `loggedOn` contains the logged dates of home's 30 days. `earlierRun` is the number of consecutive logged days before
 * those 30. It counts only when no day in between is missing. Source: requirement STRK-01.
 */
export function streakDays(loggedOn: readonly LocalDate[], earlierRun: number, today: LocalDate): number {
  const logged = new Set(loggedOn)
  const startAge = logged.has(today) ? 0 : 1
  let age = startAge
  while (age < HOME_DAYS && logged.has(addDays(today, -age))) age++
  return age - startAge + (age === HOME_DAYS ? earlierRun : 0)
}

/** The number of consecutive logged days that end on `last`. */
export function runUpTo(last: LocalDate, isLoggedOn: (date: LocalDate) => boolean): number {
  let run = 0
  while (isLoggedOn(addDays(last, -run))) run++
  return run
}

/** The lengths of a streak that the app celebrates: 1 day, 7 days, 30 days and every multiple of 50. */
export const MILESTONES = ['first', 'week', 'month', 'fifty'] as const
export type Milestone = (typeof MILESTONES)[number]

/** The milestone at a streak of `streak` days; `undefined` when there is none. Source: requirement STRK-01. */
export function milestoneAt(streak: number): Milestone | undefined {
  if (streak === 1) return 'first'
  if (streak === 7) return 'week'
  if (streak === 30) return 'month'
  return streak > 0 && streak % 50 === 0 ? 'fifty' : undefined
}

const WEEK_DAYS = 7
/** The share of the weekly goal that one logged day reaches, in per cent, rounded as the product defines it. */
const PERCENT_PER_LOG = 14.3

/** The progress of the last seven days. */
export interface WeeklyGoal {
  /** The number of logged days among the last seven, today included. */
  logged: number
  /** 0–100, not rounded. */
  progress: number
  /** The number of further logged days that reach the goal. */
  daysToGo: number
}

/** The progress towards a logged entry on each of the last seven days. Source: requirement HOME-05. */
export function weeklyGoal(loggedOn: readonly LocalDate[], today: LocalDate): WeeklyGoal {
  const ages = loggedOn.map((date) => daysBetween(date, today))
  const logged = ages.filter((age) => age >= 0 && age < WEEK_DAYS).length
  const progress = Math.min(100, (logged / WEEK_DAYS) * 100)
  return { logged, progress, daysToGo: Math.ceil((100 - progress) / PERCENT_PER_LOG) }
}

/** The badges of a streak by its days, the longest first. */
const STREAK_BADGES = [
  ['month-master', 30],
  ['week-warrior', 7],
  ['3-day-streak', 3],
] as const
export type Badge = (typeof STREAK_BADGES)[number][0] | 'weekly-champion'

/**
 * The badges that a user has earned: the one of the streak in days, and the one of the logged days of the week. A
 * longer streak's badge replaces a shorter one's. Source: requirement HOME-05.
 */
export function earnedBadges({ streak, loggedThisWeek }: { streak: number; loggedThisWeek: number }): Badge[] {
  const ofStreak = STREAK_BADGES.find(([, days]) => streak >= days)?.[0]
  return [...(ofStreak ? [ofStreak] : []), ...(loggedThisWeek >= 5 ? (['weekly-champion'] as const) : [])]
}
