import type { LocalDate } from '../time/local-date.ts'
import type { DateRange } from '../time/range.ts'
import { text } from './text.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: LocalDate) => dates.format(Date.parse(date))
}
const LONG = format({ day: 'numeric', month: 'long', year: 'numeric' })
const LONG_WITHOUT_YEAR = format({ day: 'numeric', month: 'long' })
const SHORT = format({ day: 'numeric', month: 'short' })
const SHORT_WITH_YEAR = format({ day: 'numeric', month: 'short', year: 'numeric' })
const DAY = format({ day: 'numeric' })

/** "24 October to 22 November 2026". */
export function longRange({ from, to }: DateRange): string {
  if (from === to) return LONG(to)
  return text.to(from.slice(0, 4) === to.slice(0, 4) ? LONG_WITHOUT_YEAR(from) : LONG(from), LONG(to))
}

/**
 * "31 Oct–2 Nov", "7–9 Nov" or "9 Nov"; with `hasYear`, "31 Oct–2 Nov 2026" or "30 Dec 2025–2 Jan 2026". Written by us, because
 * the ranges of `Intl` have other spaces in each browser.
 */
export function shortRange({ from, to }: DateRange, hasYear: boolean): string {
  const end = (hasYear ? SHORT_WITH_YEAR : SHORT)(to)
  if (from === to) return end
  if (from.slice(0, 7) === to.slice(0, 7)) return `${DAY(from)}–${end}`
  return `${(hasYear && spansYears({ from, to }) ? SHORT_WITH_YEAR : SHORT)(from)}–${end}`
}

/** Whether a range needs years beside its days. */
export const spansYears = ({ from, to }: DateRange) => from.slice(0, 4) !== to.slice(0, 4)
