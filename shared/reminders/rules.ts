import { instantOf } from '../changes/change-id.ts'
import { assertRepeated } from '../changes/repeated.ts'
import { DomainError } from '../problems.ts'
import { MAX_DELETED, MAX_REMINDERS } from './limits.ts'
import { nextOccurrence } from './occurrences.ts'
import type { NewAction, Reminder, ReminderEdit } from './schema.ts'

const DAY_MS = 86_400_000

/** The longest time for which a reminder can be put off: until tomorrow, whatever the clocks do. */
const MAX_SNOOZE_MS = 2 * DAY_MS

/**
 * The instant (epoch ms) at which a reminder comes next, or came and still waits for the user; `undefined` when it does
 * not come again. It moves only when the user acts. Source: requirement REM-03.
 */
export function nextAt({ snoozedUntil, schedule, countsFromAt }: Reminder, zone: string): number | undefined {
  return snoozedUntil ?? nextOccurrence(schedule, zone, countsFromAt)
}

/** Whether a reminder waits for the user at `now` (epoch ms). Source: requirement REM-03. */
export function isDue(reminder: Reminder, zone: string, now: number): boolean {
  const next = nextAt(reminder, zone)
  return next !== undefined && next <= now
}

/**
 * The instant (epoch ms), strictly after `after`, at which a reminder rings. It rings at each of its times, whether or not
 * the user has acted on the one before; one that is put off does not ring until then. Source: requirement REM-05.
 */
export function nextRing(
  { snoozedUntil, schedule, countsFromAt }: Reminder,
  zone: string,
  after: number,
): number | undefined {
  if (snoozedUntil !== undefined && snoozedUntil > after) return snoozedUntil
  return nextOccurrence(schedule, zone, Math.max(countsFromAt, after))
}

export const isActive = ({ isDeleted }: Reminder): boolean => !isDeleted

/** The reminders that are not deleted, newest first. Source: requirement REM-01. */
export function activeReminders(reminders: readonly Reminder[]): Reminder[] {
  return reminders.filter(isActive).toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Drops the reminders that were deleted first, beyond those that are kept. */
function withoutOldDeleted(reminders: readonly Reminder[]): Reminder[] {
  const deleted = reminders
    .filter(({ isDeleted }) => isDeleted)
    .toSorted((one, other) => (one.edit < other.edit ? 1 : -1))
  const dropped = new Set(deleted.slice(MAX_DELETED).map(({ id }) => id))
  return reminders.filter(({ id }) => !dropped.has(id))
}

/** A reminder with new content. It counts from the change, unless only its words changed. */
function edited(stored: Reminder | undefined, content: Omit<Reminder, 'countsFromAt'>): Reminder {
  const countsFromAt = instantOf(content.edit)
  if (!stored) return { ...content, countsFromAt }
  const action = stored.action === undefined ? {} : { action: stored.action }
  if (stored.isDeleted || !isSame(stored.schedule, content.schedule)) return { ...content, ...action, countsFromAt }
  const snoozed = stored.snoozedUntil === undefined ? {} : { snoozedUntil: stored.snoozedUntil }
  return { ...content, ...action, ...snoozed, countsFromAt: stored.countsFromAt }
}

/**
 * The reminders with one that is new, changed, or back after its deletion. The same change again, and one that is older than the stored one, change nothing: the list is the same.
 *
 * Throws `reminder-never-comes` for a date in the past, `reminder-limit-reached`, and `invalid-request` when another
 * change has this id.
 */
export function saveReminder(
  reminders: readonly Reminder[],
  { id, zone }: { id: string; zone: string },
  { change, ...content }: ReminderEdit,
): readonly Reminder[] {
  const stored = reminders.find((each) => each.id === id)
  if (stored?.edit === change) assertRepeated<object>(stored, content)
  if (stored && stored.edit >= change) return reminders
  const reminder = edited(stored, { id, ...content, edit: change })
  if (nextAt(reminder, zone) === undefined && reminder.countsFromAt === instantOf(change))
    throw new DomainError('reminder-never-comes', [{ pointer: '/body/schedule/on', detail: 'in_past' }])
  const others = reminders.filter((each) => each.id !== id)
  if (others.filter(isActive).length >= MAX_REMINDERS) throw new DomainError('reminder-limit-reached')
  return withoutOldDeleted([...others, reminder])
}

/** The reminders without one. It is kept, without its note, so that it can come back. An unknown one is deleted already. */
export function removeReminder(reminders: readonly Reminder[], id: string, change: string): readonly Reminder[] {
  const stored = reminders.find((each) => each.id === id)
  if (!stored || stored.isDeleted || stored.edit >= change) return reminders
  const { note: _, ...kept } = stored
  return withoutOldDeleted(
    reminders.map((each) => (each.id === id ? { ...kept, edit: change, isDeleted: true } : each)),
  )
}

/**
 * Asserts that a reminder is put off until after the action, and at most for two days. Throws `invalid-request`.
 */
export function assertSnooze({ change, snoozeUntil }: NewAction): void {
  if (snoozeUntil === undefined) return
  const ms = snoozeUntil - instantOf(change)
  if (ms <= 0 || ms > MAX_SNOOZE_MS)
    throw new DomainError('invalid-request', [
      { pointer: '/body/snoozeUntil', detail: ms > 0 ? 'too_late' : 'too_early' },
    ])
}
