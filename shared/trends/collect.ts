import { isCustomField } from '../days/model/custom-field.ts'
import type { DayField } from '../days/model/fields.ts'
import type { Day } from '../days/model/schema.ts'
import { applicableValues } from '../days/model/values.ts'
import { daysBetween, type LocalDate } from '../time/local-date.ts'
import { codeIn } from './codes.ts'
import type { ColumnName, Columns } from './columns.ts'
import { stateOf } from './state.ts'

/** What columns need to know of a day. */
export type ColumnDay = Pick<Day, 'date' | 'version' | 'values' | 'flareInferred'>

type Numbers = (number | null)[]

/** Fills a column with days without an answer, up to this number of days. */
function fill(column: Numbers, days: number): Numbers {
  while (column.length < days) column.push(null)
  return column
}

/**
 * Collects days into columns, one after the other in the order of their dates, and keeps of each only its numbers: so
 * years of notes need no memory. `whenEmpty` is the date of the columns when there is no day.
 */
export function collectColumns(names: readonly ColumnName[], whenEmpty: LocalDate) {
  const wantsCustom = names.includes('custom')
  const states: number[] = []
  const versions: number[] = []
  const fields = new Map<DayField, Numbers>(names.filter((name) => name !== 'custom').map((field) => [field, []]))
  const custom = new Map<DayField, Numbers>()
  let first: LocalDate | undefined

  function add(day: ColumnDay): void {
    first ??= day.date
    const place = daysBetween(first, day.date)
    while (states.length < place) {
      states.push(0)
      versions.push(0)
    }
    states.push(stateOf(day))
    versions.push(day.version)
    const values = applicableValues(day.values)
    for (const field of wantsCustom ? Object.keys(values).filter(isCustomField) : [])
      if (!custom.has(field)) custom.set(field, [])
    for (const [field, column] of [...fields, ...custom]) fill(column, place).push(codeIn(values, field))
  }

  function result(): Columns {
    const filled = (columns: Map<DayField, Numbers>) =>
      Object.fromEntries([...columns].map(([field, column]) => [field, fill(column, states.length)]))
    return {
      first: first ?? whenEmpty,
      states,
      versions,
      fields: filled(fields),
      ...(wantsCustom && { custom: filled(custom) }),
    }
  }
  return { add, result }
}
