import { DomainError } from '../problems.ts'
import { assertRecentEdit, trustedInstant } from '../records/edit-age.ts'

/** The instant (epoch ms) of a change, as the clock of the device said it. */
export function instantOf(changeId: string): number {
  return Number(changeId.slice(0, 13))
}

/** Makes the id of a change at `at` (epoch ms). `random`: six characters of `0-9a-z`. */
export function changeIdOf(at: number, random: string): string {
  return `${at}-${random}`
}

/**
 * The instant (epoch ms) of a change made `now` that has to come after the change `last`, if there is one. The clock of the device that
 * made that one may be some minutes ahead.
 */
export function instantAfter(last: string | undefined, now: number): number {
  return last === undefined ? now : Math.max(now, instantOf(last) + 1)
}

/**
 * Asserts that a change was made at most 60 days ago, not before its account (`createdAt`, epoch ms), and at most five
 * minutes after `now`: the later of two changes wins, so a clock that is far ahead would win for long. Throws
 * `edit-too-old` and `clock-ahead`, with a pointer to the field of the body that has the id.
 */
export function assertTimely(
  changeId: string,
  { createdAt, now }: { createdAt: number; now: number },
  field = 'change',
): void {
  const pointer = `/body/${field}`
  const editedAt = instantOf(changeId)
  assertRecentEdit({ editedAt, pointer }, createdAt, now)
  if (trustedInstant(editedAt, now) < editedAt) throw new DomainError('clock-ahead', [{ pointer, detail: 'in_future' }])
}
