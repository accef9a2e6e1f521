import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import type { Columns } from './columns.ts'

/** Changes every column in the same way. `none` is what a day without an entry has in the column. */
export function mapColumns<C extends Columns>(
  columns: C,
  change: <T extends number | null>(column: readonly T[], none: T) => readonly T[],
): C {
  const changeAll = <R extends object>(all: R): R =>
    Object.fromEntries(Object.entries(all).map(([name, column]) => [name, change(column, null)])) as R
  return {
    ...columns,
    states: change(columns.states, 0),
    versions: change(columns.versions, 0),
    fields: changeAll(columns.fields),
    custom: changeAll(columns.custom),
  }
}

/** The `count` days from `first` on. A day that the columns do not have is a day without an entry. */
export function daysFrom<C extends Columns>(columns: C, first: LocalDate, count: number): C {
  const skipped = daysBetween(columns.first, first)
  const cut = <T extends number | null>(column: readonly T[], none: T) =>
    Array.from({ length: count }, (_, index) => column[index + skipped] ?? none)
  return { ...mapColumns(columns, cut), first }
}

/**
 * The `count` days up to and including `last`: what a chart shows. Days after it, which a device ahead has logged, are
 * left out, as on home.
 */
export function lastDays<C extends Columns>(columns: C, last: LocalDate, count: number): C {
  return daysFrom(columns, addDays(last, 1 - count), count)
}
