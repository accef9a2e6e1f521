import { daysBetween, type LocalDate } from '../../time/local-date.ts'
import { isFlareDay } from '../model/day.ts'
import type { DayValues } from '../model/fields.ts'
import { applicableValues } from '../model/values.ts'
import { hasStressedMood, hasTriggerFood, isLowWater } from './flare.ts'
import { type FoundPattern, PATTERN_TIPS, type TipEvidence } from './pattern-tips.ts'
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
/** Pain from here on is high in the pattern of low water. */
const HIGH_PAIN = 6
/** A pattern is on so much more of its days than of the others, and so many others are without it. */
const LEAST_EXCESS = 0.2
const LEAST_WITHOUT = 3
/** Differences of fractions differ by less than this from what they are. */
const ROUNDING = 1e-9
/** A calm period needs at least this number of days with little pain. */
const CALM_MIN_DAYS = 5

/** A day that is searched for a pattern. */
interface LoggedDay {
  date: LocalDate
  values: DayValues
  flareInferred: boolean
}

/** A day with its age in days. */
type AgedDay = Pick<LoggedDay, 'values'> & { age: number; isFlare: boolean }

type Fraction = TipEvidence['hard']

const hasFoodAnswer = ({ foodTags, beverages }: DayValues) => foodTags !== undefined || beverages !== undefined
const hasCaffeine = ({ foodTags = [], beverages = [] }: DayValues) =>
  CAFFEINE.some(
    (each) => (foodTags as readonly string[]).includes(each) || (beverages as readonly string[]).includes(each),
  )

/** Whether the day has it; `undefined` if the question was not answered. */
type Answer = boolean | undefined
const caffeineIn = (day: DayValues): Answer => (hasFoodAnswer(day) ? hasCaffeine(day) : undefined)
const triggerFoodIn = (day: DayValues): Answer => (hasFoodAnswer(day) ? hasTriggerFood(day) : undefined)
const lowWaterIn = (day: DayValues): Answer => (day.waterGlasses === undefined ? undefined : isLowWater(day))

/** On how many of the days with an answer it was so. */
function fractionOf(answers: readonly Answer[]): Fraction {
  const known = answers.filter((answer) => answer !== undefined)
  return { days: known.filter(Boolean).length, of: known.length }
}

/**
 * Both fractions, if the days of the one kind exceed the others clearly, and enough others are without it. Most people
 * have coffee on most days, so that they had it on every flare day says nothing by itself.
 */
function comparedWith(those: readonly Answer[], others: readonly Answer[]): TipEvidence | undefined {
  const [hard, other] = [fractionOf(those), fractionOf(others)]
  if (other.of - other.days < LEAST_WITHOUT) return undefined
  return hard.days / hard.of - other.days / other.of >= LEAST_EXCESS - ROUNDING ? { hard, other } : undefined
}

/**
 * The first pattern, in the order of `PATTERN_TIPS`, of the ten days up to `today`; `undefined` when there is none.
 *
 * `days` are the logged days, in any order. Of the day before the ten, only the food matters, because a flare may
 * follow it. A missing value never counts towards a pattern. Source: requirement TIP-01.
 */
export function findPatternTip(days: readonly LoggedDay[], today: LocalDate): FoundPattern | undefined {
  const daysWithAge = days.map((day) => {
    const values = applicableValues(day.values)
    return { values, age: daysBetween(day.date, today), isFlare: isFlareDay({ ...day, values }) }
  })
  const recentDays = daysWithAge.filter(({ age }) => age >= 0 && age < PATTERN_DAYS)
  /** Compares the days that are hard with the others, if it was so on at least three of the hard ones. */
  function compare(isHard: (day: AgedDay) => boolean, answerOf: (day: AgedDay) => Answer) {
    const hard = recentDays.filter(isHard).map(answerOf)
    const others = recentDays.filter((day) => !isHard(day)).map(answerOf)
    return fractionOf(hard).days >= PATTERN_MIN_DAYS ? comparedWith(hard, others) : undefined
  }
  const isFlare = (day: AgedDay) => day.isFlare
  const flares = recentDays.filter(isFlare)
  const foodBefore = ({ age }: AgedDay) => {
    const before = daysWithAge.find((day) => day.age === age + 1)
    return before && triggerFoodIn(before.values)
  }
  const calmDays = recentDays.filter(({ values: { painLevel = 10 } }) => painLevel < 3)
  const found: Record<PatternTip, TipEvidence | boolean | undefined> = {
    'caffeine-with-flares':
      flares.every(({ values }) => hasCaffeine(values)) && compare(isFlare, ({ values }) => caffeineIn(values)),
    'low-water-with-pain': compare(
      ({ values }) => (values.painLevel ?? 0) >= HIGH_PAIN,
      ({ values }) => lowWaterIn(values),
    ),
    'foods-before-flares': compare(isFlare, foodBefore),
    'calm-days': flares.length === 0 && calmDays.length >= CALM_MIN_DAYS,
  }
  const tip = PATTERN_TIPS.find((each) => found[each])
  const evidence = tip && found[tip]
  return tip && { tip, ...(typeof evidence === 'object' && { evidence }) }
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
