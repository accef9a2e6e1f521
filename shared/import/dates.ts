import { addDays, type LocalDate, latestLocalDate } from '../time/local-date.ts'

/** A diary reaches back at most this far: an older date is a mistake, and each year costs home a little. */
const MAX_AGE_DAYS = 50 * 366

/** Why a day of a file cannot be stored; `undefined` when it can. The 14 days of logging do not matter here. */
export function dateRefusal(date: LocalDate, now: number): 'in-future' | 'too-old' | undefined {
  const latest = latestLocalDate(now)
  if (date > latest) return 'in-future'
  return date < addDays(latest, -MAX_AGE_DAYS) ? 'too-old' : undefined
}
