import { isLongPassword, type PasswordChange } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import { setPassword } from '../../aws/directory-user.ts'
import type { Me } from '../../http/authenticate.ts'
import { newSecret } from '../../http/cookies.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import type { SignInContext } from '../../sign-in/complete-sign-in.ts'
import { rememberBrowser } from '../../sign-in/known-browser.ts'
import type { Profile } from '../../table/items/profile.ts'
import type { UserId } from '../../table/keys.ts'
import { findProfile } from '../../table/records/profile.ts'
import { countAttempts } from '../../table/records/rate-limits.ts'
import { checkPassword } from '../directory.ts'
import { passwordChangeLimits } from '../rate-limits.ts'
import { recordPasswordLength } from '../repository.ts'
import { revokeOtherAccess } from '../sessions/revoke-access.ts'
import { isCurrentPassword, wrongPasswordError } from './check-guess.ts'
import { assertHardToGuess, assertLongEnough } from './password.ts'

/**
 * Changes the password of a signed-in user who gives the current one. Every other session, mailed link and known
 * browser ends, and the owner is notified by mail. This session stays, and its browser becomes a known one.
 *
 * A repeated request, after a lost reply or a failure half-way, completes the change. The new password is then already
 * set, so it is accepted as the current one. This second check counts as a guess too. Each change causes a mail, so a
 * day has a limit of changes. Throws `weak-password`, `password-too-short`, `wrong-password` and `too-many-tries`, and
 * `not-signed-in` when the session ended in the meantime. Sources: requirements SEC-12, SEC-14.
 */
export async function changePassword(
  { currentPassword, password }: PasswordChange,
  { me, now, requestId, setCookie }: { me: Me; requestId: string } & Omit<SignInContext, 'cookies' | 'userAgent'>,
): Promise<void> {
  const { userId, sessionHash, account } = me
  assertHardToGuess(password, account)
  assertLongEnough(password, account)
  const before = await findProfile(userId)
  if (!(await isCurrentPassword(me, currentPassword, now)) && !(await isCurrentPassword(me, password, now)))
    throw wrongPasswordError()
  await countAttempts(passwordChangeLimits(userId), now)
  await setPassword(userId, password)
  if (isHandedOver(before, await findProfile(userId))) {
    // The new owner then asks for a link again.
    await setPassword(userId, newSecret())
    throw new DomainError('not-signed-in')
  }
  await enqueueMail({ kind: 'password-changed', userId, correlationId: requestId })
  const isRecorded = await revokeOtherAccess({ userId, hash: sessionHash }, isLongPassword(password))
  if (await isLengthInDoubt(userId, password, isRecorded)) await recordPasswordLength(userId, false)
  if (!isRecorded) throw new DomainError('not-signed-in')
  await rememberBrowser(userId, Date.now()).then(
    ({ cookie }) => setCookie(cookie),
    () => undefined,
  )
}

/**
 * Whether the profile may say of a short password that it is long, because two changes overlap: the one that sets its
 * password last may be recorded first, or not at all. A wrong doubt ends when the user types the password to sign in.
 */
async function isLengthInDoubt(userId: UserId, password: string, isRecorded: boolean): Promise<boolean> {
  if (!isLongPassword(password)) return !isRecorded
  return isRecorded && (await checkPassword(userId, password).catch(() => undefined)) !== 'right'
}

/** The longest time that a hand-over takes; later it has failed half-way. */
const HAND_OVER_MS = 60_000

/**
 * Whether a password that was set between two readings of the profile may have replaced that of a new owner: it would
 * give access to the person who had the account before. A hand-over is announced before it sets a password, so one that
 * sets it later replaces this one.
 */
function isHandedOver(before: Profile | undefined, after: Profile | undefined): boolean {
  const { handOverBeganAt: beganAt = 0, identitiesTrustedFrom: completedAt = 0 } = after ?? {}
  const isUnderWay = completedAt < beganAt && Date.now() < beganAt + HAND_OVER_MS
  return (
    isUnderWay || beganAt !== (before?.handOverBeganAt ?? 0) || completedAt !== (before?.identitiesTrustedFrom ?? 0)
  )
}
