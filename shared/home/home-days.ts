import { emptyDay, isLogged } from '../days/model/day.ts'
import { EDITABLE_DAYS } from '../days/model/edit-age.ts'
import type { Day, LostEdit } from '../days/model/schema.ts'
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { HOME_DAYS, RECENT_DAYS } from './api.ts'

/** The part of home that concerns days. */
export interface HomeDays {
  /** Today's entry. */
  today: Day
  /** The logged days among the six before today, newest first. */
  recent: Day[]
  /** The lost edits of days that are still editable. */
  lost: LostEdit[]
  /** The logged dates among the last 30 days, newest first. */
  loggedOn: LocalDate[]
  /** The number of consecutive logged days directly before those 30 days. */
  earlierRun: number
}

/** The logged days among the six before `today`, newest first. */
function recentOf(days: readonly Day[], today: LocalDate): Day[] {
  const isRecent = (age: number) => age > 0 && age <= RECENT_DAYS
  const recent = days.filter((day) => isLogged(day) && isRecent(daysBetween(day.date, today)))
  return recent.toSorted((first, second) => (first.date < second.date ? 1 : -1))
}

/**
 * Updates home after a day was saved, without a request. An older version of a known day changes nothing. A day outside
 * home's 30 days changes no list. `earlierRun` stays unchanged: when the day closes the gap to earlier logged days,
 * home shows the longer streak only after the next request.
 */
export function withSavedDay<H extends HomeDays>(home: H, day: Day): H {
  const known = [home.today, ...home.recent].find(({ date }) => date === day.date)
  if (known && day.version < known.version) return home
  const age = daysBetween(day.date, home.today.date)
  const others = home.loggedOn.filter((date) => date !== day.date)
  const isListed = isLogged(day) && age >= 0 && age < HOME_DAYS
  const loggedOn = isListed ? [...others, day.date].toSorted().toReversed() : others
  const recent = recentOf([...home.recent.filter((each) => each !== known), day], home.today.date)
  const today = day.date === home.today.date ? day : home.today
  return { ...home, today, recent, loggedOn }
}

/**
 * Moves home from an earlier day to `day`, until the service returns home for `day`. `day` itself is empty, and the 30
 * days end with it. `day` must be later than the day for which home was requested.
 */
export function moveHomeToDay<H extends HomeDays>(home: H, day: LocalDate): H {
  const logged = new Set(home.loggedOn)
  const firstKnown = addDays(home.today.date, 1 - HOME_DAYS)
  // Counts back from the day before the new 30 days. A run that includes the first known day includes the old run too.
  let earlierRun = 0
  let date = addDays(day, -HOME_DAYS)
  for (; date >= firstKnown && logged.has(date); date = addDays(date, -1)) earlierRun++
  return {
    ...home,
    today: emptyDay(day),
    recent: recentOf([home.today, ...home.recent], day),
    lost: home.lost.filter(({ date }) => daysBetween(date, day) <= EDITABLE_DAYS),
    loggedOn: home.loggedOn.filter((each) => daysBetween(each, day) < HOME_DAYS),
    earlierRun: date < firstKnown ? earlierRun + home.earlierRun : earlierRun,
  }
}
