import type { Column } from './columns.ts'
import { answersIn, averageOf } from './counts.ts'
import { isFlareState, isLoggedState } from './state.ts'

/** The average of some answers, and of how many. */
export interface Average {
  value: number
  n: number
}

/** The average of a column, or `undefined` with fewer than `least` answers: then there is not enough data yet. */
export function averageWithN(column: Column, least: number): Average | undefined {
  const value = averageOf(column)
  const n = answersIn(column).length
  return value === undefined || n < least ? undefined : { value, n }
}

/** The days of a column on which there was a flare, and the other logged ones. Both have the length of the column. */
export function splitByFlare(column: Column, states: readonly number[]): { flare: Column; other: Column } {
  const keep = (isKept: (state: number) => boolean) =>
    column.map((value, index) => (isKept(states[index] ?? 0) ? value : null))
  return {
    flare: keep(isFlareState),
    other: keep((state) => isLoggedState(state) && !isFlareState(state)),
  }
}
