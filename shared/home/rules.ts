import { DomainError } from '../problems.ts'
import { type LocalDate, localDate } from '../time/local-date.ts'

const HOUR_MS = 3_600_000

/**
 * Asserts that `today` is the local date in at least one zone at `now` (epoch ms). Zones span UTC−12 to UTC+14. Throws
 * `not-today` with a pointer to the date, which is in this `part` of the request.
 */
export function assertToday(today: LocalDate, now: number, part: 'query' | 'body' = 'query'): void {
  const earliest = localDate(now - 12 * HOUR_MS, 'UTC')
  const latest = localDate(now + 14 * HOUR_MS, 'UTC')
  if (today < earliest || today > latest)
    throw new DomainError('not-today', [{ pointer: `/${part}/today`, detail: 'not_today' }])
}
