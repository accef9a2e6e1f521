import { DomainError } from '../problems.ts'

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
