import { isLogged } from '../days/day.ts'
import type { Day } from '../days/schema.ts'
import { daysBetween, type LocalDate } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'

/** What home knows of days: today's entry, and which days have one, newest first. */
interface HomeDays {
  today: Day
  loggedOn: LocalDate[]
}

/**
 * Home after a day was saved, without asking the service again. A day older than the one known, or one outside the 30
 * days that home shows, changes nothing that it should not. A run from before those days stays as it was known: one that
 * only this day joined to them is told at the next reading.
 */
export function withDay<H extends HomeDays>(home: H, day: Day): H {
  const isToday = day.date === home.today.date
  if (isToday && day.version < home.today.version) return home
  const age = daysBetween(day.date, home.today.date)
  const others = home.loggedOn.filter((date) => date !== day.date)
  const shown = isLogged(day) && age >= 0 && age < HOME_DAYS
  const loggedOn = shown ? [...others, day.date].toSorted().toReversed() : others
  return { ...home, today: isToday ? day : home.today, loggedOn }
}
