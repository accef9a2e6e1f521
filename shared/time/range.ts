import { addDays, type LocalDate } from './local-date.ts'

/** The dates from one to another. Both belong to it. */
export interface DateRange {
  from: LocalDate
  to: LocalDate
}

/** Dates in order, as runs of days without a gap. */
export function runsOf(dates: readonly LocalDate[]): DateRange[] {
  const runs: DateRange[] = []
  for (const date of dates) {
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else runs.push({ from: date, to: date })
  }
  return runs
}
