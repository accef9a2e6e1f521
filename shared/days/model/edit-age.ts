import { DomainError } from '../../problems.ts'
import { addDays, daysBetween, type LocalDate, localDate } from '../../time/local-date.ts'

/** A day can be logged or changed up to this number of days later. Source: requirement LOG-03. */
export const EDITABLE_DAYS = 14

/** The service trusts a device's clock that is at most this far ahead of its own. */
const MAX_CLOCK_AHEAD_MS = 5 * 60_000

/** An edit can wait on a device for at most this long before the service accepts it. */
export const MAX_EDIT_AGE_MS = 60 * 86_400_000
/** An edit can be this much older than its account, because devices' clocks differ. */
const MAX_OLDER_THAN_ACCOUNT_MS = 86_400_000

/** The instant of an edit (epoch ms), limited to five minutes after `now`. */
export function trustedInstant(editedAt: number, now: number): number {
  return Math.min(editedAt, now + MAX_CLOCK_AHEAD_MS)
}

/**
 * Asserts that an edit is at most 60 days old, and at most one day older than its account (`createdAt`, epoch ms). So
 * a false time of the edit cannot fill an account with days of earlier years. Throws `edit-too-old` at
 * `pointer`, the field of the time.
 */
export function assertRecentEdit(
  { editedAt, pointer = '/body/editedAt' }: { editedAt: number; pointer?: string },
  createdAt: number,
  now: number,
): void {
  if (editedAt < Math.max(now - MAX_EDIT_AGE_MS, createdAt - MAX_OLDER_THAN_ACCOUNT_MS))
    throw new DomainError('edit-too-old', [{ pointer, detail: 'too_old' }])
}

/**
 * Asserts that the day of an edit is not in the future and at most 14 days back. The age is calculated at the time and
 * in the zone of the edit, so that an offline edit is accepted when it arrives late.
 *
 * Throws `date-in-future` or `date-too-old`, both with a pointer to the date.
 */
export function assertEditable(edit: { date: LocalDate; editedAt: number; zone: string }, now: number): void {
  const today = localDate(trustedInstant(edit.editedAt, now), edit.zone)
  const age = daysBetween(edit.date, today)
  if (age < 0) throw new DomainError('date-in-future', [{ pointer: '/body/date', detail: 'in_future' }])
  if (age > EDITABLE_DAYS) throw new DomainError('date-too-old', [{ pointer: '/body/date', detail: 'too_old' }])
}

/**
 * No edit that the service accepts at `now` (epoch ms) or later changes a day before this date, 75 days before today's
 * date in UTC: an edit waits for 60 days at most, its day is 14 days older at most, and the local date of its zone is
 * one day behind UTC at most. Edits of the twelve hours before `now` do not either, so a read that missed the latest
 * writes is no danger. Source: requirement PERF-03.
 */
export function firstChangeableDate(now: number): LocalDate {
  return addDays(localDate(now - MAX_EDIT_AGE_MS, 'UTC'), -EDITABLE_DAYS - 1)
}
