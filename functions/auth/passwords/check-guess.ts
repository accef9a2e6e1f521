import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import type { UserId } from '../../table/keys.ts'
import { type Attempt, countAttempts, uncountAttempts } from '../../table/records/rate-limits.ts'
import { checkPassword, type PasswordCheckResult } from '../directory.ts'
import { sessionGuessLimits } from '../rate-limits.ts'

/** The longest time for which the directory checks no password of a user. */
const PAUSE_S = 900

/** The error while the directory checks no password of the user, not even the right one. The user must retry later. */
export const directoryPausedError = () => new DomainError('too-many-tries', [], PAUSE_S)

/**
 * Checks a password in the directory. The guess is counted before the check, and uncounted when the password is right
 * or the directory fails. Throws `too-many-tries`. Source: requirement SEC-12.
 */
export async function checkGuess(
  { user, password }: { user: UserId; password: string },
  attempts: readonly Attempt[],
  now: number,
): Promise<PasswordCheckResult> {
  await countAttempts(attempts, now)
  const uncount = () => uncountAttempts(attempts, now).catch(() => undefined)
  const result = await checkPassword(user, password).catch(async (error: unknown) => {
    await uncount()
    throw error
  })
  if (result === 'right') await uncount()
  return result
}

/**
 * Whether a password is the current password of the signed-in user. A guess counts only against the limit of this
 * session, so that a stranger at an unlocked device cannot use up the owner's sign-in attempts. Throws
 * `too-many-tries`, also while the directory checks no password of the user.
 */
export async function isCurrentPassword(
  { userId, sessionHash }: Pick<Me, 'userId' | 'sessionHash'>,
  password: string,
  now: number,
): Promise<boolean> {
  const result = await checkGuess({ user: userId, password }, sessionGuessLimits(sessionHash), now)
  if (result === 'paused') throw directoryPausedError()
  return result === 'right'
}

/** The error for a wrong current password, with a pointer to its field. */
export const wrongPasswordError = () =>
  new DomainError('wrong-password', [{ pointer: '/body/currentPassword', detail: 'wrong' }])
