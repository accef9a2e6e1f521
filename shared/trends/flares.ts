import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import type { Grain } from './slices.ts'
import { isFlareState } from './state.ts'

/** Flare days without a day between them. Both dates belong to it. */
export interface Flare {
  first: LocalDate
  last: LocalDate
}

/** The flares among the days from `first` on. A day without an entry ends one: nothing is known about it. */
export function flaresIn(first: LocalDate, states: readonly number[]): Flare[] {
  const flares: Flare[] = []
  for (const [index, state] of states.entries()) {
    if (!isFlareState(state)) continue
    const date = addDays(first, index)
    const before = flares.at(-1)
    if (before && before.last === addDays(date, -1)) before.last = date
    else flares.push({ first: date, last: date })
  }
  return flares
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
