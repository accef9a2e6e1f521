import type { Day } from '../days/model/schema.ts'
import { addDays, type LocalDate } from '../time/local-date.ts'
import type { DateRange } from '../time/range.ts'
import { collectColumns } from '../trends/collect.ts'
import { type ColumnName, type Columns, SERIES } from '../trends/columns.ts'
import { countDays } from '../trends/counts.ts'
import { isLoggedState } from '../trends/state.ts'
import { daysFrom } from '../trends/window.ts'
import { lengthOf } from './range.ts'

/** The days of a range, as columns for numbers and as a whole for words. */
export interface Period {
  range: DateRange
  count: number
  columns: Columns
  logged: number
  flareDays: number
  /** The days that are logged, by date. */
  days: ReadonlyMap<LocalDate, Day>
}

/** What a report counts. */
const COUNTED: readonly ColumnName[] = [...SERIES, 'custom']

/** The columns of days in any order. */
export function columnsOfDays(days: readonly Day[], from: LocalDate, names = COUNTED): Columns {
  const collected = collectColumns(names, from)
  for (const day of days.toSorted((one, other) => (one.date < other.date ? -1 : 1))) collected.add(day)
  return collected.result()
}

/** The part of the columns and days that lies in a range. */
export function periodOf(all: Columns, days: readonly Day[], range: DateRange): Period {
  const count = lengthOf(range)
  const columns = daysFrom(all, range.from, count)
  const { logged, flares: flareDays } = countDays(columns)
  const isInRange = ({ date }: Day) => range.from <= date && date <= range.to
  return {
    range,
    count,
    columns,
    logged,
    flareDays,
    days: new Map(days.filter(isInRange).map((day) => [day.date, day])),
  }
}

/** The dates of a period that are not logged, in order. */
export function unloggedDates({ range, columns }: Period): LocalDate[] {
  return columns.states.flatMap((state, index) => (isLoggedState(state) ? [] : [addDays(range.from, index)]))
}
