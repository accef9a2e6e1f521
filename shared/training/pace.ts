import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { INTERVAL_MINUTES } from './interval.ts'

/** One day of training: its logs, how many of them were met, and what the diary says. Absent pain was not logged. */
export interface TrainingDay {
  date: LocalDate
  met: number
  logs: number
  painLevel?: number
  isFlare?: boolean
}

/** What the pace is judged by. `changedOn`: when the interval was last set. Today is not over, so only its flare counts. */
export interface PaceInput {
  today: LocalDate
  changedOn: LocalDate
  targetIntervalMinutes: number
  days: readonly TrainingDay[]
}

/**
 * What is offered. The user decides. `minutes`: the intervals to choose from. `stay` names the reason: the interval is
 * younger than a week, the days or the pain were not there yet, or there is no room. `not-enough` says how many days with
 * logs and with pain there are in this week, and with pain in the week before.
 */
export type Pace =
  | { kind: 'pause' }
  | { kind: 'step-back'; minutes: number[] }
  | { kind: 'advance'; minutes: number[] }
  | { kind: 'stay'; reason: 'new-interval' | 'not-yet' | 'more-pain' | 'at-limit' }
  | { kind: 'not-enough'; trained: number; pain: number; painBefore: number }

const WEEK_DAYS = 7
/** Source of all these: facts, bladder training. The days with pain that make a weekly mean are our choice. */
const MET_SHARE = 0.8
const MET_DAYS = 5
const POOR_SHARE = 0.5
const POOR_DAYS = 2
const WORSE_WEEK = 1
const WORSE_DAY = 2
const MIN_PAIN_DAYS = 3
const STEPS_MINUTES = [5, 10] as const

const painsOf = (days: readonly TrainingDay[]) =>
  days.map(({ painLevel }) => painLevel).filter((pain) => pain !== undefined)
const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const metShare = ({ met, logs }: TrainingDay) => (logs > 0 ? met / logs : undefined)

/** The days among the seven before `end`, oldest first. */
function weekBefore(days: readonly TrainingDay[], end: LocalDate): TrainingDay[] {
  const from = addDays(end, -WEEK_DAYS)
  return days
    .filter(({ date }) => date >= from && date < end)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** The two days before today, if the interval was set by then: one step back is judged by the days after it. */
function lastDays({ days, today, changedOn }: PaceInput): TrainingDay[] {
  return weekBefore(days, today).filter(({ date }) => date >= changedOn && daysBetween(date, today) <= POOR_DAYS)
}

/** Whether the latest pain of the last two days is two points above the mean of the week before that day. */
function isPainUp(input: PaceInput): boolean {
  const { days } = input
  const latest = lastDays(input).findLast(({ painLevel }) => painLevel !== undefined)
  if (latest?.painLevel === undefined) return false
  const before = painsOf(weekBefore(days, latest.date))
  return before.length >= MIN_PAIN_DAYS && latest.painLevel - meanOf(before) >= WORSE_DAY
}

/** Whether less than half was met on each of the two days before today. */
function isTooHard(input: PaceInput): boolean {
  const last = lastDays(input)
  return last.length === POOR_DAYS && last.every((day) => (metShare(day) ?? 1) < POOR_SHARE)
}

function intervalsFrom(minutes: number, direction: 1 | -1): number[] {
  const { min, max } = INTERVAL_MINUTES
  return STEPS_MINUTES.map((step) => minutes + direction * step).filter((each) => each >= min && each <= max)
}

/** What the last seven days say about a longer interval, compared with the seven before them. */
function judgeWeek({ days, today, targetIntervalMinutes }: PaceInput): Pace {
  const week = weekBefore(days, today)
  const [pain, painBefore] = [painsOf(week), painsOf(weekBefore(days, addDays(today, -WEEK_DAYS)))]
  const trained = week.filter(({ logs }) => logs > 0).length
  if (trained < MET_DAYS || pain.length < MIN_PAIN_DAYS || painBefore.length < MIN_PAIN_DAYS)
    return { kind: 'not-enough', trained, pain: pain.length, painBefore: painBefore.length }
  if (meanOf(pain) - meanOf(painBefore) >= WORSE_WEEK) return { kind: 'stay', reason: 'more-pain' }
  const metDays = week.filter((day) => (metShare(day) ?? 0) >= MET_SHARE).length
  if (metDays < MET_DAYS) return { kind: 'stay', reason: 'not-yet' }
  const minutes = intervalsFrom(targetIntervalMinutes, 1)
  return minutes.length > 0 ? { kind: 'advance', minutes } : { kind: 'stay', reason: 'at-limit' }
}

/**
 * What pace to offer. A pause in a flare comes first, then a shorter interval: when pain is two points up, or less than
 * half was met on two days. A longer one, by 5 to 10 minutes, comes after a week at the earliest: when 80 % were met on
 * five of seven days, and the mean of pain is less than a point above the week before. Source: facts, bladder training.
 */
export function paceOf(input: PaceInput): Pace {
  const { days, today, changedOn, targetIntervalMinutes } = input
  if (days.some(({ date, isFlare }) => date === today && isFlare)) return { kind: 'pause' }
  if (isPainUp(input) || isTooHard(input)) {
    const minutes = intervalsFrom(targetIntervalMinutes, -1)
    return minutes.length > 0 ? { kind: 'step-back', minutes } : { kind: 'stay', reason: 'at-limit' }
  }
  if (daysBetween(changedOn, today) < WEEK_DAYS) return { kind: 'stay', reason: 'new-interval' }
  return judgeWeek(input)
}
