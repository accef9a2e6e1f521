import { instantOf } from '../changes/change-id.ts'
import type { NewAction, Reminder } from './schema.ts'

/**
 * A reminder after an action: it comes next after the instant of the action, or when the user has put it off until. The
 * latest action counts, in whatever order they arrive, and a repeated one changes nothing. Source: requirement REM-03.
 */
export function actOn(reminder: Reminder, { change, snoozeUntil }: NewAction): Reminder {
  if (reminder.action !== undefined && reminder.action >= change) return reminder
  // An action on the times of an earlier schedule says nothing about those of the present one.
  if (instantOf(change) < reminder.countsFromAt) return { ...reminder, action: change }
  const { snoozedUntil: _, ...rest } = reminder
  return {
    ...rest,
    action: change,
    countsFromAt: instantOf(change),
    ...(snoozeUntil !== undefined && { snoozedUntil: snoozeUntil }),
  }
}
