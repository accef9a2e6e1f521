import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import type { UserId } from '../../table/keys.ts'
import { type Attempt, countAttempts, uncountAttempts } from '../../table/records/rate-limits.ts'
import { checkPassword, type PasswordCheckResult } from '../directory.ts'
import { sessionGuessLimits } from '../rate-limits.ts'

/** The longest time for which the directory checks no password of a user. */
const PAUSE_S = 900

/** The error while the directory checks no password of the user, right or wrong. The user must retry later. */
export const directoryPaused = () => new DomainError('too-many-tries', [], PAUSE_S)

/**
 * Checks a password in the directory. The guess is counted before the check. The count is taken back when the password
 * is right or the directory fails. Throws `too-many-tries`. Source: requirement SEC-12.
 */
export async function checkGuess(
  { user, password }: { user: UserId | undefined; password: string },
  counts: readonly Attempt[],
  now: number,
): Promise<PasswordCheckResult> {
  await countAttempts(counts, now)
  const takeBack = () => uncountAttempts(counts, now).catch(() => undefined)
  const verdict = await checkPassword(user, password).catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  if (verdict === 'right') await takeBack()
  return verdict
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
  const verdict = await checkGuess({ user: userId, password }, sessionGuessLimits(sessionHash), now)
  if (verdict === 'paused') throw directoryPaused()
  return verdict === 'right'
}

/** The error for a wrong current password, with a pointer to its field. */
export const wrongPasswordError = () =>
  new DomainError('wrong-password', [{ pointer: '/body/currentPassword', detail: 'wrong' }])
