import type { Drink, Food } from '../../../../shared/days/model/options.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import type { Dice } from './dice.ts'
import { flaresOf } from './flares.ts'
import type { Person } from './person.ts'

/** What was eaten and drunk, and how somebody was, whether or not they wrote it down. */
export interface Condition {
  date: LocalDate
  isWeekend: boolean
  /** What a flare adds to pain. */
  flare: number
  /** Whether the flare is over its height. */
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

const within = (max: number, value: number) => Math.max(0, Math.min(max, value))

/** What something bothersome adds to pain on its day, and again on the next. */
const BOTHERS = 2.2

/** What goes up and down slowly by itself. */
const drift = (before: number, dice: Dice) => 0.6 * before + 0.5 * dice.noise()

function eaten(person: Person, isWeekend: boolean, dice: Dice): Pick<Condition, 'foods' | 'drinks'> {
  if (dice.chance(0.03)) return { foods: [], drinks: [] }
  const drinks = [...person.drinks].flatMap(([drink, often]) => {
    const isTreat = isWeekend && drink === 'Alcohol'
    return dice.chance(isTreat ? 0.4 : often) ? [drink] : []
  })
  const hasTrigger = person.triggers.some((each) => (drinks as string[]).includes(each))
  const foods = [...person.foods].flatMap(([food, often]) => {
    const isTreat = isWeekend && (food === 'Spicy' || food === 'Processed foods')
    const goesWith = hasTrigger && food === person.companion
    return dice.chance(goesWith ? 0.8 : isTreat ? 0.35 : often) ? [food] : []
  })
  return { foods, drinks }
}

/** How `count` days from `first` went for somebody: their flares, what bothered them, and all that moves with it. */
export function courseOf(
  person: Person,
  first: LocalDate,
  { count, dice }: { count: number; dice: Dice },
): Condition[] {
  const flares = flaresOf(count, dice)
  let [mood, body, hurry] = [0, 0, 0]
  let wasBothered = false
  return flares.map((flare, index) => {
    const date = addDays(first, index)
    const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
    const { foods, drinks } = eaten(person, isWeekend, dice)
    const isBothered = person.triggers.some((each) => ([...foods, ...drinks] as string[]).includes(each))
    ;[mood, body, hurry] = [drift(mood, dice), drift(body, dice), drift(hurry, dice)]
    const pain = within(10, person.calmPain + flare + (isBothered || wasBothered ? BOTHERS : 0) + body)
    wasBothered = isBothered
    const urgency = within(5, 0.4 + 0.42 * pain + 0.6 * hurry)
    const nocturia = within(10, 0.3 + 0.8 * urgency + 0.3 * dice.noise())
    const sleepHours = within(12, 7.6 - 0.25 * nocturia - 0.15 * pain + (isWeekend ? 0.9 : 0) + 0.5 * dice.noise())
    const stress = within(10, 3 + 0.35 * pain - (isWeekend ? 1.3 : 0) + 1.4 * mood)
    const fatigue = within(10, 1.5 + 0.35 * pain + 0.8 * (7 - sleepHours) + 0.2 * stress + body)
    const isEasing = flare > 0 && flare < (flares[index - 1] ?? 0)
    return { date, isWeekend, flare, isEasing, foods, drinks, pain, urgency, stress, fatigue, sleepHours, nocturia }
  })
}
