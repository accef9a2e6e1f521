import { daysBetween, type LocalDate } from '../time/local-date.ts'
import type { Column, Columns } from './columns.ts'
import { daysFrom, endOf, withCustomFields } from './window.ts'

/** Joins columns of the same names. */
function joinAll<R extends object>(before: R, after: R): R {
  const columnsBefore = Object.entries(before) as [keyof R, Column][]
  return Object.fromEntries(columnsBefore.map(([name, column]) => [name, [...column, ...(after[name] as Column)]])) as R
}

/**
 * The days of `known` before `from`, and those of `read` from that date on. Both have the same fields. Everything else,
 * such as names, is that of `read`. Days that neither has are days without an entry.
 */
export function replaceFrom<C extends Columns>(known: Columns, read: C, from: LocalDate): C {
  if (known.states.length === 0 || known.first >= from) return read
  const customFields = [...Object.keys(known.custom ?? {}), ...Object.keys(read.custom ?? {})]
  const before = daysFrom(withCustomFields(known, customFields), known.first, daysBetween(known.first, from))
  const readDays = read.states.length === 0 ? 0 : daysBetween(from, endOf(read))
  const after = daysFrom(withCustomFields(read, customFields), from, readDays)
  return {
    ...read,
    first: before.first,
    states: [...before.states, ...after.states],
    versions: [...before.versions, ...after.versions],
    fields: joinAll(before.fields, after.fields),
    ...(before.custom && after.custom && { custom: joinAll(before.custom, after.custom) }),
  }
}
