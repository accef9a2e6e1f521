import { addDays, daysBetween, type LocalDate } from '../../../../shared/time/local-date.ts'
import type { Columns } from '../../../../shared/trends/columns.ts'
import { type CustomSeries, customSeries } from '../../../../shared/trends/custom-series.ts'
import { type Grain, grainOf, type Slice, slicesOf } from '../../../../shared/trends/slices.ts'
import { daysFrom, lastDays } from '../../../../shared/trends/window.ts'
import { leastOf, type Range } from './ranges.ts'

/** Some days of the user, and how they are shown. */
export interface View {
  range: Range
  today: LocalDate
  /** The days that are shown, the last one is today. */
  days: Columns
  count: number
  grain: Grain
  slices: readonly Slice[]
  /** As many days directly before them; absent when everything is shown. */
  before?: Columns
  /** The same days a year earlier. Absent when everything or a year is shown. */
  yearEarlier?: Columns
  /** The number of answers from which on something is said or drawn. */
  least: number
}

/** The day that the user logged first, today without any. */
function firstDay({ first, states }: Columns, today: LocalDate): LocalDate {
  return states.length > 0 && first < today ? first : today
}

/** The days of a range, up to today. `custom` has the same days' custom items. */
export function viewOf(columns: Columns, range: Range, today: LocalDate): View {
  const count = range === 'all' ? daysBetween(firstDay(columns, today), today) + 1 : Number(range)
  const days = lastDays(columns, today, count)
  const grain = grainOf(count)
  const view = { range, today, days, count, grain, slices: slicesOf(days.first, count, grain), least: leastOf(range) }
  if (range === 'all') return view
  const before = daysFrom(columns, addDays(days.first, -count), count)
  if (range === '365') return { ...view, before }
  return { ...view, before, yearEarlier: daysFrom(columns, addDays(days.first, -364), count) }
}

/** The custom items that were logged on the days of a view. */
export function customIn(
  columns: Columns & { names: Readonly<Record<string, string>> },
  { today, count }: View,
): CustomSeries[] {
  return customSeries(lastDays(columns, today, count).custom ?? {}, columns.names)
}
