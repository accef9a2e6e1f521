import { emptyDay, isLogged } from '../days/day.ts'
import { onScreen } from '../days/queued.ts'
import type { Day, DayOperation } from '../days/schema.ts'
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'

/** What home knows of days. */
interface HomeDays {
  /** Today's entry. */
  today: Day
  /** Which of the 30 days have one, newest first. */
  loggedOn: LocalDate[]
  /** How many days in a row have one right before those. */
  earlierRun: number
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

/** Home with what waits to be sent on top of the days it tells of. */
export function withWaiting<H extends HomeDays>(home: H, waiting: readonly DayOperation[]): H {
  const dates = new Set(waiting.map(({ date }) => date))
  return [...dates].reduce((known, date) => {
    const isToday = date === home.today.date
    const operations = waiting.filter((each) => each.date === date)
    const day = onScreen(isToday ? home.today : emptyDay(date), operations)
    // Of another day no more is known than what waits.
    return isToday || isLogged(day) ? withDay(known, day) : known
  }, home)
}

/**
 * What an older home says of a later day, until the service tells more: nothing is known of that day itself, and the 30
 * days end with it. Only for a `day` after the one that home was read for.
 */
export function onLaterDay<H extends HomeDays>(home: H, day: LocalDate): H {
  const known = new Set(home.loggedOn)
  const firstKnown = addDays(home.today.date, 1 - HOME_DAYS)
  let earlierRun = 0
  let date = addDays(day, -HOME_DAYS)
  for (; date >= firstKnown && known.has(date); date = addDays(date, -1)) earlierRun++
  return {
    ...home,
    today: emptyDay(day),
    loggedOn: home.loggedOn.filter((each) => daysBetween(each, day) < HOME_DAYS),
    earlierRun: date < firstKnown ? earlierRun + home.earlierRun : earlierRun,
  }
}
