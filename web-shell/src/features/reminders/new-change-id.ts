import { changeIdOf, instantOf } from '../../../../shared/changes/change-id.ts'
import type { Reminder } from '../../../../shared/reminders/schema.ts'
import { now } from '../../shell/first/api/clock.ts'
import { randomId } from '../../shell/later/offline/random-id.ts'

const RANDOM_LENGTH = 6

/** Returns the id of a change made now, which comes after all that is known of a reminder: another device may be ahead. */
export function newChangeId(reminder?: Pick<Reminder, 'edit' | 'countsFromAt'>): string {
  const after = reminder ? Math.max(reminder.countsFromAt, instantOf(reminder.edit)) + 1 : 0
  return changeIdOf(Math.max(now(), after), randomId(RANDOM_LENGTH))
}
