import { DomainError } from '../http/problem.ts'
import { type LocalDate, localDate } from '../time/local-date.ts'

const HOUR_MS = 3_600_000

/** Refuses a `today` that is no zone's today at `now` (epoch ms): zones span UTC−12 to UTC+14. */
export function assertToday(today: LocalDate, now: number): void {
  const earliest = localDate(now - 12 * HOUR_MS, 'UTC')
  const latest = localDate(now + 14 * HOUR_MS, 'UTC')
  if (today < earliest || today > latest)
    throw new DomainError('not-today', [{ pointer: '/query/today', detail: 'not_today' }])
}

/** The greeting for an hour of the day, 0–23. Source: requirement HOME-01. */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good Morning'
  return hour < 17 ? 'Good Afternoon' : 'Good Evening'
}

/** The name a greeting uses: the first word of the full name, or `friend`. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] || 'friend'
}
