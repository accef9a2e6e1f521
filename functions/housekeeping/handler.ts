import { removeFromDirectory } from '../aws/remove-from-directory.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { recordRuns } from '../http/record-runs.ts'
import { deleteRange } from '../table/delete-range.ts'
import { LinkItem } from '../table/items/link.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'
import { endOldInvitations } from './invitations.ts'
import { deleteUnfinished, findUnfinishedBefore } from './repository.ts'

/** No sign-up takes this long. An account that is still unfinished then has failed half-way. */
const ABANDONED_AFTER_MS = 3_600_000

/** A sign-up writes the profile last. A user with a profile is complete and stays in the directory. */
async function removeUnfinished(user: UserId): Promise<void> {
  if (!(await findProfile(user))) {
    await removeFromDirectory(user)
    // A mail that was on its way when an invitation was taken back has left its link.
    await deleteRange(LinkItem.all({ user }))
  }
  await deleteUnfinished(user)
}

/**
 * Runs once a day. Removes accounts whose sign-up failed half-way, because no user can sign in to them, and what is left of
 * invitations that were taken back. Ends old invitations. If some cannot be removed, it removes the others and then
 * throws. The next run, at the latest tomorrow, tries again.
 */
export const handler = recordRuns('housekeeping', async () => {
  const users = await findUnfinishedBefore(Date.now() - ABANDONED_AFTER_MS)
  let failed = 0
  // One after another: the directory allows only few calls per second, and users sign in at the same time.
  for (const user of users)
    await removeUnfinished(user).catch((error: Error) => {
      failed += 1
      logger.error('unfinished account stays', { error: traceOf(error) })
    })
  const invitations = await endOldInvitations(Date.now())
  logger.info('housekeeping', { unfinished: users.length, failed, invitations })
  if (failed) throw new Error(`${failed} of ${users.length} unfinished accounts stay`)
})
