import type { LocalDate } from './local-date.ts'
import type { DateRange } from './range.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: LocalDate) => dates.format(Date.parse(date))
}
const SHORT = format({ day: 'numeric', month: 'short' })
const SHORT_WITH_YEAR = format({ day: 'numeric', month: 'short', year: 'numeric' })
const DAY = format({ day: 'numeric' })

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
