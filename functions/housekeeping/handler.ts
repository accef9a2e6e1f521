import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'
import { removeFromDirectory } from './directory.ts'
import { forget, unfinishedBefore } from './repository.ts'

/** No sign-up takes this long: what is still unfinished then died half-way. */
const GIVEN_UP_AFTER_MS = 3_600_000

/** The profile is written last, so whoever has one is whole and keeps the place in the directory. */
async function clearAway(user: UserId): Promise<void> {
  if (!(await findProfile(user))) await removeFromDirectory(user)
  await forget(user)
}

/**
 * Once a day: clears away the accounts whose making died half-way, whose users in the directory nobody can be.
 * Throws when some could not be cleared away, after the others were: they are tried again, at the latest tomorrow.
 */
export async function handler(): Promise<void> {
  const users = await unfinishedBefore(Date.now() - GIVEN_UP_AFTER_MS)
  let failed = 0
  // One after the other: the directory takes few calls a second, and people sign in meanwhile.
  for (const user of users)
    await clearAway(user).catch((error: Error) => {
      failed += 1
      logger.error('unfinished account stays', { error: traceOf(error) })
    })
  logger.info('housekeeping', { unfinished: users.length, failed })
  if (failed) throw new Error(`${failed} of ${users.length} unfinished accounts stay`)
}
