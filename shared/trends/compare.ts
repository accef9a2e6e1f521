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

/** A change of pain below this, in points of 10, is called none: from day to day pain differs by more. */
const SMALLEST_CHANGE = 1

/** How an average of levels from 0 to 10 differs from an earlier one. */
export type Change = 'lower' | 'same' | 'higher'
export function changeOf(earlier: number, later: number): Change {
  const change = roundedTo1(later) - roundedTo1(earlier)
  if (Math.abs(change) < SMALLEST_CHANGE - 1e-9) return 'same'
  return change < 0 ? 'lower' : 'higher'
}

/** What a reader sees decides: 4.0 and 5.0 differ by 1. */
const roundedTo1 = (value: number) => Math.round(value * 10) / 10

/** The days of a column on which there was a flare, and the other logged ones. Both have the length of the column. */
export function splitByFlare(column: Column, states: readonly number[]): { flare: Column; other: Column } {
  const keep = (isKept: (state: number) => boolean) =>
    column.map((value, index) => (isKept(states[index] ?? 0) ? value : null))
  return {
    flare: keep(isFlareState),
    other: keep((state) => isLoggedState(state) && !isFlareState(state)),
  }
}
