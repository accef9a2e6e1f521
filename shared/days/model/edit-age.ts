import { DomainError } from '../../problems.ts'
import { MAX_EDIT_AGE_MS, trustedInstant } from '../../records/edit-age.ts'
import { addDays, daysBetween, type LocalDate, localDate } from '../../time/local-date.ts'

/** A day can be logged or changed up to this number of days later. Source: requirement LOG-03. */
export const EDITABLE_DAYS = 14

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
