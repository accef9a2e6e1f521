import { addDays, type LocalDate, type LocalMonth } from '../../time/local-date.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const YEARLY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026". */
export function monthInWords(month: LocalMonth): string {
  return MONTH.format(Date.parse(`${month}-01`))
}

/** "Friday 20 November", with the year when it is not that of `today`. */
export function dayInWords(date: LocalDate, today: LocalDate): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? DAY : YEARLY
  return format.format(Date.parse(date)).replace(',', '')
}

/** As `dayInWords`, after "Today" or "Yesterday" where it is one: "Today · Friday 20 November". */
export function dayFromToday(date: LocalDate, today: LocalDate): string {
  const words = dayInWords(date, today)
  if (date === today) return `Today · ${words}`
  return date === addDays(today, -1) ? `Yesterday · ${words}` : words
}

/** The same for two lines: "Today" over "Friday 20 November", "Wednesday" over "18 November". */
export function dayInLines(date: LocalDate, today: LocalDate): string[] {
  return /^(.+?)(?: · | (?=\d))(.+)$/.exec(dayFromToday(date, today))?.slice(1) ?? []
}
