import { daysBetween, type LocalDate } from '../../time/local-date.ts'
import { isFlareDay } from '../model/day.ts'
import type { DayValues } from '../model/fields.ts'
import { applicableValues } from '../model/values.ts'
import { hasStressedMood, hasTriggerFood, isLowWater } from './flare.ts'
import { PATTERN_TIPS } from './pattern-tips.ts'
import { CAFFEINE } from './trigger-foods.ts'

export type PatternTip = (typeof PATTERN_TIPS)[number]

/** The tips for a single day. Source: requirement TIP-02. */
export const DAY_TIPS = [
  'low-water',
  'trigger-food',
  'pain-with-stress',
  'poor-sleep',
  'good-day',
  'several-factors',
  'general',
] as const
export type DayTip = (typeof DAY_TIPS)[number]

/** The number of days that are searched for a pattern, today included. */
export const PATTERN_DAYS = 10
/** The minimum time between two pattern tips. */
export const TIP_INTERVAL_MS = 3 * 86_400_000
/** A pattern needs at least this number of flares, or of days with low water and high pain. */
const PATTERN_MIN_DAYS = 3
/** A calm period needs at least this number of days with little pain. */
const CALM_MIN_DAYS = 5

/** A day that is searched for a pattern. */
interface LoggedDay {
  date: LocalDate
  values: DayValues
  flareInferred: boolean
}

const hasCaffeine = ({ foodTags = [], beverages = [] }: DayValues) =>
  CAFFEINE.some(
    (each) => (foodTags as readonly string[]).includes(each) || (beverages as readonly string[]).includes(each),
  )

/**
 * The first pattern, in the order of `PATTERN_TIPS`, of the ten days up to `today`; `undefined` when there is none.
 *
 * `days` are the logged days, in any order. Of the day before the ten, only the food matters, because a flare may
 * follow it. A missing value never counts towards a pattern. Source: requirement TIP-01.
 */
export function findPatternTip(days: readonly LoggedDay[], today: LocalDate): PatternTip | undefined {
  const daysWithAge = days.map((day) => {
    const values = applicableValues(day.values)
    return { values, age: daysBetween(day.date, today), isFlare: isFlareDay({ ...day, values }) }
  })
  const recentDays = daysWithAge.filter(({ age }) => age >= 0 && age < PATTERN_DAYS)
  const flares = recentDays.filter(({ isFlare }) => isFlare)
  const hasTriggerFoodBefore = (flareAge: number) =>
    daysWithAge.some(({ age, values }) => age === flareAge + 1 && hasTriggerFood(values))
  const countDays = (holds: (day: DayValues) => boolean) => recentDays.filter(({ values }) => holds(values)).length
  const shows: Record<PatternTip, boolean> = {
    'caffeine-with-flares': flares.length >= PATTERN_MIN_DAYS && flares.every(({ values }) => hasCaffeine(values)),
    'low-water-with-pain': countDays((day) => isLowWater(day) && (day.painLevel ?? 0) >= 6) >= PATTERN_MIN_DAYS,
    'foods-before-flares': flares.filter(({ age }) => hasTriggerFoodBefore(age)).length >= PATTERN_MIN_DAYS,
    'calm-days': flares.length === 0 && countDays(({ painLevel = 10 }) => painLevel < 3) >= CALM_MIN_DAYS,
  }
  return PATTERN_TIPS.find((tip) => shows[tip])
}

/**
 * Whether a pattern tip may be shown at `now`, after the last one at `shownAt` (both epoch ms). Source: requirement
 * TIP-01.
 */
export function isTipDue(shownAt: number | undefined, now: number): boolean {
  return shownAt === undefined || now >= shownAt + TIP_INTERVAL_MS
}

/** Pain of 4 or more with stress of 6 or more, or a stressed or anxious mood alone. */
const isPainWithStress = (day: DayValues) =>
  ((day.painLevel ?? 0) >= 4 && (day.stressLevel ?? 0) >= 6) || hasStressedMood(day)

/**
 * The tip for one day: the only factor that may have caused symptoms, else `several-factors`, `good-day` or `general`.
 * A missing value is neither a factor nor part of a good day. Source: requirement TIP-02.
 */
export function findDayTip(values: DayValues): DayTip {
  const day = applicableValues(values)
  const factors = {
    'low-water': isLowWater(day),
    'trigger-food': hasTriggerFood(day),
    'pain-with-stress': isPainWithStress(day),
    'poor-sleep': (day.sleepHours ?? 24) < 5,
  } satisfies { [T in DayTip]?: boolean }
  const [factor, secondFactor] = DAY_TIPS.filter((tip) => tip in factors && factors[tip as keyof typeof factors])
  if (secondFactor) return 'several-factors'
  if (factor) return factor
  const isGood = (day.painLevel ?? 10) <= 2 && (day.urgencyLevel ?? 5) <= 2
  return isGood ? 'good-day' : 'general'
}
