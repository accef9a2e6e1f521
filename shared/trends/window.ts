import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import type { Column, Columns, CustomColumns } from './columns.ts'

/** Changes every column in the same way. `none` is what a day without an entry has in the column. */
function mapColumns<C extends Columns>(
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
    ...(columns.custom && { custom: changeAll(columns.custom) }),
  }
}

/** The date after the last day. */
export function endOf({ first, states }: Pick<Columns, 'first' | 'states'>): LocalDate {
  return addDays(first, states.length)
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

/** Adds an empty column for each of these custom fields that has none, if the columns have custom items at all. */
export function withCustomFields<C extends Columns>(columns: C, fields: readonly string[]): C {
  if (!columns.custom) return columns
  const empty: Column = columns.states.map(() => null)
  const added: CustomColumns = Object.fromEntries(fields.map((field) => [field, empty]))
  return { ...columns, custom: { ...added, ...columns.custom } }
}
