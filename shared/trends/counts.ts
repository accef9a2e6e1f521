import type { Column, Columns } from './columns.ts'
import { isFlareState, isLoggedState } from './state.ts'

/** How many days are logged, and how many are flare days. */
export function countDays({ states }: Pick<Columns, 'states'>): { logged: number; flares: number } {
  return { logged: states.filter(isLoggedState).length, flares: states.filter(isFlareState).length }
}

/** The answers of a column, without the days that have none. */
export function answersIn(column: Column): number[] {
  return column.filter((value) => value !== null)
}

/** The mean of the answers, not rounded; `undefined` without an answer. A day without one is a gap, never 0. */
export function averageOf(column: Column): number | undefined {
  const answers = answersIn(column)
  if (answers.length === 0) return undefined
  return answers.reduce((sum, value) => sum + value, 0) / answers.length
}
