import { isLongPassword, type PasswordChange } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { newSecret } from '../../http/cookies.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { mayMail } from '../../outbox/mail-limits.ts'
import type { UserId } from '../../table/keys.ts'
import { findProfile } from '../../table/records/profile.ts'
import { countAttempts } from '../../table/records/rate-limits.ts'
import { setPassword } from '../directory.ts'
import { passwordChangeLimits } from '../rate-limits.ts'
import type { SignInContext } from '../sessions/complete-sign-in.ts'
import { rememberBrowser } from '../sessions/known-browser.ts'
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
  { me, now, requestId, setCookie }: { me: Me; requestId: string } & Omit<SignInContext, 'cookies'>,
): Promise<void> {
  const { userId, sessionHash, account } = me
  assertHardToGuess(password, account)
  assertLongEnough(password, account)
  if (!(await isCurrentPassword(me, currentPassword, now)) && !(await isCurrentPassword(me, password, now)))
    throw wrongPasswordError()
  await countAttempts(passwordChangeLimits(userId), now)
  const before = await findProfile(userId)
  await setPassword(userId, password)
  const { email, emailProven: isVerified } = account
  if (await mayMail({ email, isVerified, cause: 'signedIn' }, now))
    await enqueueMail({ kind: 'password-changed', userId, correlationId: requestId })
  if (!(await revokeOtherAccess({ userId, hash: sessionHash }, isLongPassword(password)))) {
    await withdrawPassword(userId, before?.identitiesTrustedFrom)
    throw new DomainError('not-signed-in')
  }
  await rememberBrowser(userId, Date.now()).then(setCookie, () => undefined)
}

/**
 * Replaces a password that was set while the account was handed over to another person: it would give access to the
 * person who had it before. The new owner then asks for a link again. `handedOverAt` is that of the account before.
 */
async function withdrawPassword(user: UserId, handedOverAt: number | undefined): Promise<void> {
  const after = await findProfile(user)
  if (after?.identitiesTrustedFrom !== handedOverAt) await setPassword(user, newSecret())
}
