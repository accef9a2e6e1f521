import type { LocalDate, LocalMonth } from '../../../../shared/time/local-date.ts'

const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const DATE = new Intl.DateTimeFormat('en-GB', parts)
const DATE_WITH_YEAR = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' })

/** "7 December", with the year if it differs from that of `today`. No weekday: that would make an estimate look exact. */
export function formatDate(date: LocalDate, today: LocalDate): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? DATE : DATE_WITH_YEAR
  // The day and its month stay on one line.
  return format.format(Date.parse(date)).replace(' ', '\u00a0')
}

/** "December", with the year if it differs from that of `today`. */
export function formatMonth(month: LocalMonth, today: LocalDate): string {
  return formatDate(`${month}-01`, today).slice('1 '.length)
}
