import { emptyDay } from '../days/day.ts'
import type { Day } from '../days/schema.ts'
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'

interface HomeDays {
  today: Day
  loggedOn: LocalDate[]
  earlierRun: number
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
