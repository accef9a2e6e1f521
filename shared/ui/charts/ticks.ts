import { utcTicks } from 'd3-time'
import { daysBetween, type LocalDate } from '../../time/local-date.ts'

/** A label under a chart. */
export interface Tick {
  /** Where it stands: 0 is the left edge, 1 the right one. */
  at: number
  label: string
}

const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const YEAR = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' })

const MAX_TICKS = 5
const MAX_DAYS_BY_DAY = 45

/** A date as a label: its day, its month, or in January its year. */
function labelOf(date: Date, days: number): string {
  if (days <= MAX_DAYS_BY_DAY) return DAY_AND_MONTH.format(date)
  return date.getUTCMonth() === 0 ? YEAR.format(date) : MONTH.format(date)
}

/** The labels of a time axis whose first and last day are these: firsts of weeks, months or years, a handful of them. */
export function ticksOf(first: LocalDate, last: LocalDate): Tick[] {
  const days = daysBetween(first, last) + 1
  const [from, to] = [new Date(first), new Date(last)]
  if (days <= 7) {
    const ends = days === 1 ? [from] : [from, to]
    return ends.map((date, index) => ({ at: (index * (days - 1) + 0.5) / days, label: labelOf(date, days) }))
  }
  return (
    utcTicks(from, to, MAX_TICKS)
      .filter((date) => date.getUTCHours() === 0)
      .map((date) => ({
        at: ((date.getTime() - from.getTime()) / 86_400_000 + 0.5) / days,
        label: labelOf(date, days),
      }))
      // A label at the very end has no room.
      .filter(({ at }) => at < 0.96)
  )
}
