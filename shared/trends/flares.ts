import { addDays, type LocalDate } from '../time/local-date.ts'
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
