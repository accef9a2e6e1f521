import { addDays, type LocalDate, type LocalMonth } from '../../time/local-date.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const DAY_WITH_YEAR = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const DAY_OF_MONTH = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', timeZone: 'UTC' })

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026". */
export function formatMonth(month: LocalMonth): string {
  return MONTH.format(Date.parse(`${month}-01`))
}

/** "Friday 20 November", with the year if it differs from the year of `today`. */
export function formatDay(date: LocalDate, today: LocalDate): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_WITH_YEAR
  return format.format(Date.parse(date)).replace(',', '')
}

/** Like `formatDay`, with a leading "Today" or "Yesterday" where it applies: "Today · Friday 20 November". */
export function formatDayFromToday(date: LocalDate, today: LocalDate): string {
  const words = formatDay(date, today)
  if (date === today) return `Today · ${words}`
  return date === addDays(today, -1) ? `Yesterday · ${words}` : words
}

/** "Saturday 21", or "Today" or "Yesterday", where the month is known. */
export function formatDayOfMonth(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : DAY_OF_MONTH.format(Date.parse(date))
}

/** `formatDayFromToday` in two lines: ["Today", "Friday 20 November"] or ["Wednesday", "18 November"]. */
export function formatDayInLines(date: LocalDate, today: LocalDate): string[] {
  // The lines are split at " · " or before the day number.
  return /^(.+?)(?: · | (?=\d))(.+)$/.exec(formatDayFromToday(date, today))?.slice(1) ?? []
}

const narrow = new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' })

/** The letter of a date's weekday. Screen readers need more. */
export const weekdayLetter = (date: LocalDate) => narrow.format(Date.parse(date))
