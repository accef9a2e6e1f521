import { emptyDay, isLogged } from '../days/model/day.ts'
import type { Day, Lost } from '../days/model/schema.ts'
import { EDITABLE_DAYS } from '../days/model/window.ts'
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { HOME_DAYS, RECENT_DAYS } from './api.ts'

/** What home knows of days. */
export interface HomeDays {
  /** Today's entry. */
  today: Day
  /** The entries of the three days before it, newest first. */
  recent: Day[]
  /** Edits that lost, of days that can still be changed. */
  lost: Lost[]
  /** Which of the 30 days have one, newest first. */
  loggedOn: LocalDate[]
  /** How many days in a row have one right before those. */
  earlierRun: number
}

/** Which of some days are entries of the three days before `today`, newest first. */
function recentOf(days: readonly Day[], today: LocalDate): Day[] {
  const isRecent = (age: number) => age > 0 && age <= RECENT_DAYS
  const recent = days.filter((day) => isLogged(day) && isRecent(daysBetween(day.date, today)))
  return recent.toSorted((one, other) => (one.date < other.date ? 1 : -1))
}

/**
 * Home after a day was saved, without asking the service again. A day older than the one known, or one outside the 30
 * days that home shows, changes nothing that it should not. A run from before those days stays as it was known: one that
 * only this day joined to them is told at the next reading.
 */
export function withDay<H extends HomeDays>(home: H, day: Day): H {
  const isToday = day.date === home.today.date
  const known = [home.today, ...home.recent].find(({ date }) => date === day.date)
  if (known && day.version < known.version) return home
  const age = daysBetween(day.date, home.today.date)
  const others = home.loggedOn.filter((date) => date !== day.date)
  const shown = isLogged(day) && age >= 0 && age < HOME_DAYS
  const loggedOn = shown ? [...others, day.date].toSorted().toReversed() : others
  const recent = recentOf([...home.recent.filter((each) => each !== known), day], home.today.date)
  return { ...home, today: isToday ? day : home.today, recent, loggedOn }
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
    recent: recentOf([home.today, ...home.recent], day),
    lost: home.lost.filter(({ date }) => daysBetween(date, day) <= EDITABLE_DAYS),
    loggedOn: home.loggedOn.filter((each) => daysBetween(each, day) < HOME_DAYS),
    earlierRun: date < firstKnown ? earlierRun + home.earlierRun : earlierRun,
  }
}
