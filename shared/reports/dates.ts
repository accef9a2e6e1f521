import type { LocalDate } from '../time/local-date.ts'
import type { DateRange } from '../time/range.ts'
import { text } from './text.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: LocalDate) => dates.format(Date.parse(date))
}
const LONG = format({ day: 'numeric', month: 'long', year: 'numeric' })
const LONG_WITHOUT_YEAR = format({ day: 'numeric', month: 'long' })

/** "24 October to 22 November 2026". */
export function longRange({ from, to }: DateRange): string {
  if (from === to) return LONG(to)
  return text.to(from.slice(0, 4) === to.slice(0, 4) ? LONG_WITHOUT_YEAR(from) : LONG(from), LONG(to))
}
