import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { runsOf } from '../time/range.ts'
import type { Grain } from './slices.ts'
import { isFlareState } from './state.ts'

/** Flare days without a day between them. Both dates belong to it. */
export interface Flare {
  first: LocalDate
  last: LocalDate
}

/** The flares among the days from `first` on. A day without an entry ends one: nothing is known about it. */
export function flaresIn(first: LocalDate, states: readonly number[]): Flare[] {
  const dates = states.flatMap((state, index) => (isFlareState(state) ? [addDays(first, index)] : []))
  return runsOf(dates).map(({ from, to }) => ({ first: from, last: to }))
}

/** Flares as bands behind a chart. Only days have bands: a week with one flare day is no flare week. */
export function flareBands(states: readonly number[], grain: Grain): { from: number; count: number }[] {
  if (grain !== 'day') return []
  // Any date does: only distances matter.
  const first = '2000-01-01'
  return flaresIn(first, states).map((flare) => ({
    from: daysBetween(first, flare.first),
    count: daysBetween(flare.first, flare.last) + 1,
  }))
}
