import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'

/** Whether every day of home but today was logged, so that a streak may go on before them. */
export function isUnbroken(loggedOn: readonly LocalDate[], today: LocalDate): boolean {
  return streak(loggedOn, 1, today) > streak(loggedOn, 0, today)
}

/**
 * How many days in a row were logged, back from today; from yesterday while today has no entry.
 *
 * `loggedOn` holds the logged ones of home's 30 days. `earlierRun` is the run that ends on the day before them, in
 * days; it counts only where nothing is missing in between. Source: requirement STRK-01.
 */
export function streak(loggedOn: readonly LocalDate[], earlierRun: number, today: LocalDate): number {
  const logged = new Set(loggedOn)
  const first = logged.has(today) ? 0 : 1
  let age = first
  while (age < HOME_DAYS && logged.has(addDays(today, -age))) age++
  return age - first + (age === HOME_DAYS ? earlierRun : 0)
}

/** What a streak is celebrated for: the first day, the 7th, the 30th and every 50th. */
export const MILESTONES = ['first', 'week', 'month', 'fifty'] as const
export type Milestone = (typeof MILESTONES)[number]

/** The milestone that a streak of so many days is, if it is one. Source: requirement STRK-01. */
export function milestone(streak: number): Milestone | undefined {
  if (streak === 1) return 'first'
  if (streak === 7) return 'week'
  if (streak === 30) return 'month'
  return streak > 0 && streak % 50 === 0 ? 'fifty' : undefined
}

const WEEK_DAYS = 7
/** What a log brings of the goal, in per cent, as the product rounds it. */
const PER_LOG = 14.3

/** How far the week is. */
export interface WeeklyGoal {
  /** Days logged of the last seven, today among them. */
  logged: number
  /** 0–100, not rounded. */
  progress: number
  /** How many more logs reach the goal. */
  daysToGo: number
}

/** How far the last seven days are towards a log each day. Source: requirement HOME-05. */
export function weeklyGoal(loggedOn: readonly LocalDate[], today: LocalDate): WeeklyGoal {
  const ages = loggedOn.map((date) => daysBetween(date, today))
  const logged = ages.filter((age) => age >= 0 && age < WEEK_DAYS).length
  const progress = Math.min(100, (logged / WEEK_DAYS) * 100)
  return { logged, progress, daysToGo: Math.ceil((100 - progress) / PER_LOG) }
}

export const BADGES = ['3-day-streak', 'week-warrior', 'month-master', 'weekly-champion'] as const
export type Badge = (typeof BADGES)[number]

/** What a person has earned, in the order of `BADGES`: by a streak in days and by logs in a week. Source: HOME-05. */
export function badges({ streak, loggedThisWeek }: { streak: number; loggedThisWeek: number }): Badge[] {
  const earned: Record<Badge, boolean> = {
    '3-day-streak': streak >= 3,
    'week-warrior': streak >= 7,
    'month-master': streak >= 30,
    'weekly-champion': loggedThisWeek >= 5,
  }
  return BADGES.filter((badge) => earned[badge])
}
