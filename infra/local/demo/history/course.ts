import type { Drink, Food } from '../../../../shared/days/model/options.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import type { Dice } from './dice.ts'
import { generateFlarePain } from './flares.ts'
import type { Person } from './person.ts'

/** What a user eats and drinks on a day and how the user feels, logged or not. */
export interface DayCondition {
  date: LocalDate
  isWeekend: boolean
  /** The pain that a flare adds. */
  flare: number
  /** Whether the flare is past its peak. */
  isEasing: boolean
  foods: readonly Food[]
  drinks: readonly Drink[]
  pain: number
  urgency: number
  stress: number
  fatigue: number
  sleepHours: number
  nocturia: number
}

const clamp = (max: number, value: number) => Math.max(0, Math.min(max, value))

/** The pain that a trigger adds on its day and on the next day. */
const TRIGGER_PAIN = 2.2

/** Returns the next value of a drift, which rises and falls slowly at random around 0. */
const drift = (before: number, dice: Dice) => 0.6 * before + 0.5 * dice.noise()

function chooseMeals(person: Person, isWeekend: boolean, dice: Dice): Pick<DayCondition, 'foods' | 'drinks'> {
  if (dice.chance(0.03)) return { foods: [], drinks: [] }
  const drinks = [...person.drinks].flatMap(([drink, probability]) => {
    const isTreat = isWeekend && drink === 'Alcohol'
    return dice.chance(isTreat ? 0.4 : probability) ? [drink] : []
  })
  const hasTrigger = person.triggers.some((each) => (drinks as string[]).includes(each))
  const foods = [...person.foods].flatMap(([food, probability]) => {
    const isTreat = isWeekend && (food === 'Spicy' || food === 'Processed foods')
    const isCompanion = hasTrigger && food === person.companion
    return dice.chance(isCompanion ? 0.8 : isTreat ? 0.35 : probability) ? [food] : []
  })
  return { foods, drinks }
}

/** Simulates `count` days of a user from `first`: flares, triggers, and all values that depend on them. */
export function simulateCourse(
  person: Person,
  first: LocalDate,
  { count, dice }: { count: number; dice: Dice },
): DayCondition[] {
  const flares = generateFlarePain(count, dice)
  let [moodDrift, bodyDrift, urgencyDrift] = [0, 0, 0]
  let hadTrigger = false
  return flares.map((flare, index) => {
    const date = addDays(first, index)
    const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
    const { foods, drinks } = chooseMeals(person, isWeekend, dice)
    const hasTrigger = person.triggers.some((each) => ([...foods, ...drinks] as string[]).includes(each))
    ;[moodDrift, bodyDrift, urgencyDrift] = [drift(moodDrift, dice), drift(bodyDrift, dice), drift(urgencyDrift, dice)]
    const pain = clamp(10, person.calmPain + flare + (hasTrigger || hadTrigger ? TRIGGER_PAIN : 0) + bodyDrift)
    hadTrigger = hasTrigger
    const urgency = clamp(5, 0.4 + 0.42 * pain + 0.6 * urgencyDrift)
    const nocturia = clamp(10, 0.3 + 0.8 * urgency + 0.3 * dice.noise())
    const sleepHours = clamp(12, 7.6 - 0.25 * nocturia - 0.15 * pain + (isWeekend ? 0.9 : 0) + 0.5 * dice.noise())
    const stress = clamp(10, 3 + 0.35 * pain - (isWeekend ? 1.3 : 0) + 1.4 * moodDrift)
    const fatigue = clamp(10, 1.5 + 0.35 * pain + 0.8 * (7 - sleepHours) + 0.2 * stress + bodyDrift)
    const isEasing = flare > 0 && flare < (flares[index - 1] ?? 0)
    return { date, isWeekend, flare, isEasing, foods, drinks, pain, urgency, stress, fatigue, sleepHours, nocturia }
  })
}
