import type { DayValues } from '../../../shared/days/model/fields.ts'
import { addDays, type LocalDate } from '../../../shared/time/local-date.ts'
import { type Condition, courseOf } from './history/course.ts'
import { type Dice, diceOf } from './history/dice.ts'
import { entryOf } from './history/entry.ts'
import { personOf } from './history/person.ts'
import { truthOf } from './history/truth.ts'

export interface PastDay {
  date: LocalDate
  values: DayValues
}

/** Whether each day was missed: now and then one, most of all a very bad one, and every few months a whole week. */
function missed(course: readonly Condition[], dice: Dice): boolean[] {
  // How many days in a row were logged up to yesterday, after one that was not.
  const run = dice.between(5, 12)
  let [holiday, next] = [0, dice.between(40, 90)]
  return course.map(({ pain }, index) => {
    const age = course.length - index
    if (next-- === 0) [holiday, next] = [dice.between(6, 9), dice.between(60, 120)]
    const isAway = holiday-- > 0
    const isForgotten = dice.chance(pain > 6.5 ? 0.2 : 0.09)
    return age === run + 1 || (age > run && (isAway || isForgotten))
  })
}

/**
 * What somebody logged in the `count` days before `today`, oldest first. The same seed makes the same history.
 * Yesterday has an entry, today is left for the person.
 */
export function historyOf(count: number, today: LocalDate, seed: number): PastDay[] {
  const person = personOf(seed)
  const course = courseOf(person, addDays(today, -count), { count, dice: diceOf(seed + 1) })
  const isMissed = missed(course, diceOf(seed + 2))
  const dice = diceOf(seed + 3)
  return course
    .filter((_, index) => !isMissed[index])
    .map((day) => ({ date: day.date, values: entryOf(truthOf(person, day, dice), day, dice) }))
}
