import { DomainError } from '../../../shared/problems.ts'
import { removeDevicesOf } from '../../../shared/reminders/devices.ts'
import { findItem } from '../find-item.ts'
import { ReminderBookItem } from '../items/reminders.ts'
import type { UserId } from '../keys.ts'
import { replaceItem } from '../replace-item.ts'

/*
 * Changes of the item with a user's reminders by features that know nothing of reminders. They do not compute when
 * something is due next: its place in the index stays, or is now. The sender then finds out. So these features need no code for time zones.
 */

type StoredItem = ReturnType<typeof ReminderBookItem.parse>

const TRIES = 8

/** Changes the item of a user, if there is one, by `rule`, which returns the same item when there is nothing to change. */
async function changeItem(user: UserId, rule: (item: StoredItem) => StoredItem): Promise<void> {
  const key = ReminderBookItem.key({ user })
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await findItem(key)
    if (!found) return
    const before = ReminderBookItem.parse(found)
    const after = rule(before)
    if (after === before) return
    const { duePk, dueSk, ...rest } = after
    const isTold = after.devices.length > 0 || after.mail !== undefined
    const place = isTold && duePk !== undefined && dueSk !== undefined ? { duePk, dueSk } : {}
    const condition = { version: 'v', before: before.v }
    if (await replaceItem(key, { ...rest, ...place, v: before.v + 1 }, condition)) return
  }
  throw new DomainError('busy')
}

/** Forgets the devices that ended sessions have registered, if there are any. Source: requirement SEC-14. */
export function forgetDevices(user: UserId, isEnded: (session: string) => boolean): Promise<void> {
  return changeItem(user, (item) => removeDevicesOf(item, isEnded))
}

/** Brings the reminders of a user, if there are any, to another time zone. The sender looks at them in its next run. */
export function moveReminders(user: UserId, zone: string, now: number): Promise<void> {
  return changeItem(user, (item) => {
    if (item.zone === zone) return item
    return { ...item, zone, ...(item.dueSk !== undefined && { dueSk: String(now) }) }
  })
}
