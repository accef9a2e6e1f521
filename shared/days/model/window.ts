import { DomainError } from '../../problems.ts'
import { daysBetween, type LocalDate, localDate } from '../../time/local-date.ts'

/** How many days back a day can still be logged or changed. Source: requirement LOG-03. */
export const EDITABLE_DAYS = 14

/** A device's clock is believed up to this far ahead of the service's, in milliseconds. */
const CLOCK_AHEAD_MS = 5 * 60_000

/** The instant of an edit as the service believes it: never later than now and five minutes. */
export function believedAt(editedAt: number, now: number): number {
  return Math.min(editedAt, now + CLOCK_AHEAD_MS)
}

/**
 * Refuses an edit of a day in the future or more than 14 days back, judged at the time and in the zone of editing,
 * so that an entry made offline still counts when it arrives late.
 *
 * Throws `date-in-future` or `date-too-old`, both pointing at the date.
 */
export function assertEditable(edit: { date: LocalDate; editedAt: number; zone: string }, now: number): void {
  const today = localDate(believedAt(edit.editedAt, now), edit.zone)
  const age = daysBetween(edit.date, today)
  if (age < 0) throw new DomainError('date-in-future', [{ pointer: '/body/date', detail: 'in_future' }])
  if (age > EDITABLE_DAYS) throw new DomainError('date-too-old', [{ pointer: '/body/date', detail: 'too_old' }])
}
