import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/first/api/clock.ts'

const WEEK = 7
/** At most so many days are named. */
const MAX_NAMED = 2

/** A day in a sentence: its weekday in the last week, else its date. */
function dayName(date: LocalDate): string {
  if (date === today()) return 'Today'
  const style =
    date > addDays(today(), -WEEK) ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(new Date(date))
}

export const text = {
  count: (days: number) => (days === 1 ? 'one day' : `${days} days`),
  sent: (dates: readonly LocalDate[]) => {
    if (dates.length === 1) return `${dates.map(dayName).join('')} is sent.`
    return dates.length <= MAX_NAMED
      ? `${dates.map(dayName).join(' and ')} are sent.`
      : `${dates.length} days are sent.`
  },
} as const
