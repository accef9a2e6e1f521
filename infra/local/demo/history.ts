import type { DayValues } from '../../../shared/days/model/fields.ts'
import { addDays, type LocalDate } from '../../../shared/time/local-date.ts'
import { type DayCondition, simulateCourse } from './history/course.ts'
import { generateDayValues } from './history/day-values.ts'
import { createDice, type Dice } from './history/dice.ts'
import { selectLoggedValues } from './history/entry.ts'
import { generatePerson } from './history/person.ts'

/** A day and the values that the user logged. */
export interface PastDay {
  date: LocalDate
  values: DayValues
}

/** Chooses the days without an entry: single days, very bad days more often, and every few months a whole week. */
function chooseMissedDays(course: readonly DayCondition[], dice: Dice): boolean[] {
  // The user has logged this many days in a row up to yesterday, and missed the day before them.
  const lastRun = dice.between(5, 12)
  let [holidayDaysLeft, daysToHoliday] = [0, dice.between(40, 90)]
  return course.map(({ pain }, index) => {
    const age = course.length - index
    if (daysToHoliday-- === 0) [holidayDaysLeft, daysToHoliday] = [dice.between(6, 9), dice.between(60, 120)]
    const isAway = holidayDaysLeft-- > 0
    const isForgotten = dice.chance(pain > 6.5 ? 0.2 : 0.09)
    return age === lastRun + 1 || (age > lastRun && (isAway || isForgotten))
  })
}

/**
 * Generates what a user logged in the `count` days before `today`, oldest first. The same seed generates the same
 * history. Yesterday has an entry, and today has none.
 */
export function generateHistory(count: number, today: LocalDate, seed: number): PastDay[] {
  const person = generatePerson(seed)
  const course = simulateCourse(person, addDays(today, -count), { count, dice: createDice(seed + 1) })
  const isMissed = chooseMissedDays(course, createDice(seed + 2))
  const dice = createDice(seed + 3)
  return course
    .filter((_, index) => !isMissed[index])
    .map((day) => ({ date: day.date, values: selectLoggedValues(generateDayValues(person, day, dice), day, dice) }))
}
