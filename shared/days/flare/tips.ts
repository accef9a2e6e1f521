import { daysBetween, type LocalDate } from '../../time/local-date.ts'
import { isFlareDay } from '../model/day.ts'
import type { DayValues } from '../model/fields.ts'
import { counting } from '../model/values.ts'
import { hasTriggerFood, isLowWater, isStressedMood } from './flare.ts'
import { PATTERN_TIPS } from './pattern-tips.ts'
import { CAFFEINE } from './trigger-foods.ts'

export type PatternTip = (typeof PATTERN_TIPS)[number]

/** What one day can show. Source: requirement TIP-02. */
export const RULE_TIPS = [
  'low-water',
  'trigger-food',
  'pain-with-stress',
  'poor-sleep',
  'good-day',
  'several-factors',
  'general',
] as const
export type RuleTip = (typeof RULE_TIPS)[number]

/** How many days a pattern is looked for in, the last one among them. */
export const PATTERN_DAYS = 10
/** A pattern is spoken of at most once in so many milliseconds. */
export const TIP_PAUSE_MS = 3 * 86_400_000
/** So many flares, or days of low water with high pain, make a pattern. */
const OFTEN = 3
const CALM_DAYS = 5

/** What a pattern is looked for in: a day with what was said and whether a flare was inferred. */
interface PastDay {
  date: LocalDate
  values: DayValues
  flareInferred: boolean
}

const hasCaffeine = ({ foodTags = [], beverages = [] }: DayValues) =>
  CAFFEINE.some(
    (each) => (foodTags as readonly string[]).includes(each) || (beverages as readonly string[]).includes(each),
  )

/**
 * What the ten days up to `today` show, if anything: the first pattern in the order of `PATTERN_TIPS` that they have.
 *
 * `days` are the logged ones, in any order. The day before the first of the ten counts only for what was eaten before
 * a flare. What was not answered counts for nothing. Source: requirement TIP-01.
 */
export function patternTip(days: readonly PastDay[], today: LocalDate): PatternTip | undefined {
  const known = days.map((day) => {
    const values = counting(day.values)
    return { values, age: daysBetween(day.date, today), isFlare: isFlareDay({ ...day, values }) }
  })
  const last = known.filter(({ age }) => age >= 0 && age < PATTERN_DAYS)
  const flares = last.filter(({ isFlare }) => isFlare)
  const ateTrigger = (onAge: number) => known.some(({ age, values }) => age === onAge && hasTriggerFood(values))
  const count = (holds: (day: DayValues) => boolean) => last.filter(({ values }) => holds(values)).length
  const shows: Record<PatternTip, boolean> = {
    'caffeine-with-flares': flares.length >= OFTEN && flares.every(({ values }) => hasCaffeine(values)),
    'low-water-with-pain': count((day) => isLowWater(day) && (day.painLevel ?? 0) >= 6) >= OFTEN,
    'foods-before-flares': flares.filter(({ age }) => ateTrigger(age + 1)).length >= OFTEN,
    'calm-days': flares.length === 0 && count(({ painLevel = 10 }) => painLevel < 3) >= CALM_DAYS,
  }
  return PATTERN_TIPS.find((tip) => shows[tip])
}

/** Whether a pattern may be spoken of at `now`, after it last was at `shownAt` (epoch ms). Source: requirement TIP-01. */
export function isTipDue(shownAt: number | undefined, now: number): boolean {
  return shownAt === undefined || now >= shownAt + TIP_PAUSE_MS
}

/** Pain of 4 or more with stress of 6 or more; a stressed or anxious mood by itself is enough. */
const isPainWithStress = (day: DayValues) =>
  ((day.painLevel ?? 0) >= 4 && (day.stressLevel ?? 0) >= 6) || isStressedMood(day)

/**
 * What one day shows: the one thing that may weigh on it, that it was several of them, a good day, or nothing special.
 * What was not answered counts for nothing. Source: requirement TIP-02.
 */
export function ruleTip(values: DayValues): RuleTip {
  const day = counting(values)
  const weighs = {
    'low-water': isLowWater(day),
    'trigger-food': hasTriggerFood(day),
    'pain-with-stress': isPainWithStress(day),
    'poor-sleep': (day.sleepHours ?? 24) < 5,
  } satisfies { [T in RuleTip]?: boolean }
  const [factor, another] = RULE_TIPS.filter((tip) => tip in weighs && weighs[tip as keyof typeof weighs])
  if (another) return 'several-factors'
  if (factor) return factor
  return (day.painLevel ?? 10) <= 2 && (day.urgencyLevel ?? 5) <= 2 ? 'good-day' : 'general'
}
