import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { shortRange, spansYears } from '../../../../shared/time/write-range.ts'
import { formatDay } from '../../../../shared/ui/calendar/format-day.ts'
import { today } from '../../shell/first/api/clock.ts'

/** "20 November", with the year if it is not this year. */
export const formatDate = (date: LocalDate) => formatDay(date, today()).replace(/^\w+ /, '')

/** "7–9 Nov", with years if it is not this year. */
export function formatDates({ startsOn, endsOn }: { startsOn: LocalDate; endsOn?: LocalDate }): string {
  const range = { from: startsOn, to: endsOn ?? startsOn }
  return shortRange(range, spansYears({ from: range.from, to: today() }))
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const LONG_WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

export const weekday = (date: LocalDate) => WEEKDAY.format(Date.parse(date))
export const longWeekday = (date: LocalDate) => LONG_WEEKDAY.format(Date.parse(date))

/** A sentence from words that also stand within one. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
