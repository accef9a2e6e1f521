import { type FlareSettings, withInferredFlare } from '../days/flare/flare.ts'
import { applyQueued, datesOf } from '../days/merge/queued.ts'
import { emptyDay, isLogged } from '../days/model/day.ts'
import type { Day, DayOperation } from '../days/model/schema.ts'
import type { LocalDate } from '../time/local-date.ts'
import { type HomeDays, withSavedDay } from './home-days.ts'

/**
 * Applies the queued operations to the days of home, with the same flare rules as the service, and removes the lost
 * edits that they settle. `readDay` returns a day that home does not contain, if it was read.
 */
export function withQueuedEdits<H extends HomeDays & { preferences: { flare: FlareSettings } }>(
  home: H,
  queued: readonly DayOperation[],
  readDay: (date: LocalDate) => Day | undefined = () => undefined,
): H {
  if (queued.length === 0) return home
  const settled = new Set(queued.flatMap(({ settles = [] }) => settles.map(({ field, write }) => `${field} ${write}`)))
  const lost = home.lost.filter(({ field, write }) => !settled.has(`${field} ${write}`))
  return datesOf(queued).reduce<H>(
    (updated, date) => {
      const known = [home.today, ...home.recent].find((each) => each.date === date) ?? readDay(date)
      const operations = queued.filter((each) => each.date === date)
      const day = applyQueued(known ?? emptyDay(date), operations)
      // The service may have values of a day that was never read. An empty result does not mean "not logged".
      const mayHaveUnknownValues = !known && !isLogged(day)
      if (mayHaveUnknownValues) return updated
      return withSavedDay(updated, withInferredFlare(day, home.recent, home.preferences.flare))
    },
    { ...home, lost },
  )
}
