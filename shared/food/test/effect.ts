import type { DayValues } from '../../days/model/fields.ts'
import { addDays, type LocalDate } from '../../time/local-date.ts'
import type { FoodLog } from '../log/log-schema.ts'
import { eliminationEndsOn } from '../plan/plans.ts'
import type { StoredPlan } from '../schema.ts'

const WEEK_DAYS = 7
/** The days that a mean needs. Our choice: more than half of a week. */
const MIN_DAYS = 4
/**
 * A gain that matters: two points, or 30 % of the baseline, and a point at least. Source: facts, change that matters. With
 * a smaller gain, or with a baseline from fewer days, a diary in which nothing changes was called better in one of five.
 */
const GAIN_POINTS = 2
const GAIN_SHARE = 0.3
const LEAST_GAIN = 1

/** A mean of 0–10 over `days` days; or how many days there are of the four that it needs. */
export type WeekMean = { kind: 'mean'; mean: number; days: number } | { kind: 'not-enough'; days: number }

function weekMean(days: readonly { date: LocalDate; level: number | undefined }[], last: LocalDate): WeekMean {
  const from = addDays(last, 1 - WEEK_DAYS)
  const levels = days
    .filter(({ date }) => date >= from && date <= last)
    .map(({ level }) => level)
    .filter((level) => level !== undefined)
  if (levels.length < MIN_DAYS) return { kind: 'not-enough', days: levels.length }
  return { kind: 'mean', mean: levels.reduce((sum, each) => sum + each, 0) / levels.length, days: levels.length }
}

/** A baseline to offer: the mean of pain over the seven days before `startsOn`. The user may choose any other. */
export function offeredBaseline(
  diary: readonly { date: LocalDate; values: Pick<DayValues, 'painLevel'> }[],
  startsOn: LocalDate,
): WeekMean {
  const days = diary.map(({ date, values }) => ({ date, level: values.painLevel }))
  return weekMean(days, addDays(startsOn, -1))
}

/** What leaving the foods out has changed. `gain`: points less than the baseline, negative when it got worse. */
export type Effect =
  | { kind: 'no-baseline' }
  | { kind: 'not-enough'; days: number }
  | { kind: 'better' | 'unsure' | 'not-yet' | 'no-change'; gain: number; days: number }

/**
 * Compares the last seven days of the elimination, up to `today`, with the baseline of the plan. Two points or 30 % less
 * is better; `unsure` if the pain of some of the seven days before the plan is not known (`daysBefore`: of how many it
 * is). Without that it is `not-yet` while the elimination lasts, and then `no-change`: the foods come back, because
 * leaving out food without a gain does harm. Source: facts, elimination, step 3.
 */
export function effectOf(
  plan: StoredPlan,
  { logs, daysBefore, today }: { logs: readonly FoodLog[]; daysBefore: number; today: LocalDate },
): Effect {
  const { baselineSymptoms, startsOn } = plan
  if (baselineSymptoms === undefined) return { kind: 'no-baseline' }
  const end = eliminationEndsOn(plan)
  const days = logs.filter(({ date }) => date >= startsOn).map(({ date, symptomSeverity: level }) => ({ date, level }))
  const week = weekMean(days, today < end ? today : end)
  if (week.kind === 'not-enough') return week
  const gain = baselineSymptoms - week.mean
  const isBetter = gain >= LEAST_GAIN && (gain >= GAIN_POINTS || gain >= baselineSymptoms * GAIN_SHARE)
  const rounded = { gain: Math.round(gain * 10) / 10, days: week.days }
  if (isBetter) return { kind: daysBefore === WEEK_DAYS ? 'better' : 'unsure', ...rounded }
  return { kind: today > end ? 'no-change' : 'not-yet', ...rounded }
}
