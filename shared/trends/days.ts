import { isCustomField } from '../days/model/custom-field.ts'
import type { DayField } from '../days/model/fields.ts'
import { applicableValues } from '../days/model/values.ts'
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { codeIn, valueOf } from './codes.ts'
import type { ColumnDay } from './collect.ts'
import type { Column, Columns } from './columns.ts'
import { flareFactsOf, stateOf, withLogged } from './state.ts'
import { daysFrom, endOf, withCustomFields } from './window.ts'

const entriesOf = (columns: object) => Object.entries(columns) as [DayField, Column][]

/** The version of a day; 0 for one that was never stored. */
export function versionIn({ first, versions }: Columns, date: LocalDate): number {
  return versions[daysBetween(first, date)] ?? 0
}

/** What the columns know of a day: its values in them, and its flare. They never have all values of a day. */
export function dayIn(columns: Columns, date: LocalDate): ColumnDay {
  const { first, states, fields, custom } = columns
  const place = daysBetween(first, date)
  const known = entriesOf({ ...fields, ...custom }).flatMap(([field, column]) => {
    const code = column[place] ?? null
    return code === null ? [] : [[field, valueOf(field, code)] as const]
  })
  const { values, flareInferred } = flareFactsOf(states[place] ?? 0)
  return {
    date,
    version: versionIn(columns, date),
    values: { ...values, ...Object.fromEntries(known) },
    flareInferred,
  }
}

/** A day that replaces what columns have of it. */
export interface ReplacingDay extends ColumnDay {
  /** It was made from the columns (`dayIn`), so the day may have other values: if it was logged, it stays so. */
  isPartial?: boolean
}

/** The columns with other versions of some days, at most one for each date. They grow to contain all of them. */
export function withDays<C extends Columns>(columns: C, days: readonly ReplacingDay[]): C {
  if (days.length === 0) return columns
  const known = columns.states.length === 0 ? [] : [columns.first, addDays(endOf(columns), -1)]
  const dates = [...known, ...days.map(({ date }) => date)].toSorted()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const customFields = days.flatMap(({ values }) => Object.keys(values).filter(isCustomField))
  const wide = daysFrom(withCustomFields(columns, customFields), first, daysBetween(first, last) + 1)
  const states = [...wide.states]
  const versions = [...wide.versions]
  const placed = days.map((day) => {
    const place = daysBetween(first, day.date)
    states[place] = day.isPartial ? withLogged(stateOf(day), states[place] ?? 0) : stateOf(day)
    versions[place] = day.version
    return { place, values: applicableValues(day.values) }
  })
  function withValues<R extends object>(all: R): R {
    const changed = entriesOf(all).map(([field, column]) => {
      const copy = [...column]
      for (const { place, values } of placed) copy[place] = codeIn(values, field)
      return [field, copy]
    })
    return Object.fromEntries(changed) as R
  }
  return {
    ...wide,
    states,
    versions,
    fields: withValues(wide.fields),
    ...(wide.custom && { custom: withValues(wide.custom) }),
  }
}
