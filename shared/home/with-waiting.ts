import { type FlareSettings, judge } from '../days/flare/flare.ts'
import { datesOf, onScreen } from '../days/merge/queued.ts'
import { emptyDay, isLogged } from '../days/model/day.ts'
import type { DayOperation } from '../days/model/schema.ts'
import { type HomeDays, withDay } from './without-asking.ts'

/**
 * Home with what waits to be sent on top of the days it tells of, judged as the service will judge it; without the edits
 * that the user has settled meanwhile.
 */
export function withWaiting<H extends HomeDays & { preferences: { flare: FlareSettings } }>(
  home: H,
  waiting: readonly DayOperation[],
): H {
  if (waiting.length === 0) return home
  const settled = new Set(waiting.flatMap(({ settles = [] }) => settles.map(({ field, write }) => `${field} ${write}`)))
  const lost = home.lost.filter(({ field, write }) => !settled.has(`${field} ${write}`))
  return datesOf(waiting).reduce<H>(
    (shown, date) => {
      const known = [home.today, ...home.recent].find((each) => each.date === date)
      const operations = waiting.filter((each) => each.date === date)
      const day = onScreen(known ?? emptyDay(date), operations)
      // Of a day that home does not know there may be more than what waits.
      return known || isLogged(day) ? withDay(shown, judge(day, home.recent, home.preferences.flare)) : shown
    },
    { ...home, lost },
  )
}
