import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import type { DateRange } from '../time/range.ts'

/** Ten years, with their leap days. */
export const MAX_REPORT_DAYS = 3_653

/** The range of a report unless the user chooses one: thirty days up to today. Source: requirement REPORT-01. */
export const DEFAULT_DAYS = 30

/** The `days` days up to and including `to`. */
export function lastDaysUpTo(to: LocalDate, days: number): DateRange {
  return { from: addDays(to, 1 - days), to }
}

/** The number of days of a range. */
export function lengthOf({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1
}

/** As many days directly before a range. */
export function rangeBefore(range: DateRange): DateRange {
  return lastDaysUpTo(addDays(range.from, -1), lengthOf(range))
}

/** Why there can be no report of a range; `undefined` when there can be one. `today` is the user's local date. */
export function problemOf({ from, to }: DateRange, today: LocalDate): 'order' | 'future' | 'length' | undefined {
  if (from > to) return 'order'
  if (to > today) return 'future'
  return lengthOf({ from, to }) > MAX_REPORT_DAYS ? 'length' : undefined
}
