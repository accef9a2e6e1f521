import { isLongPassword, type PasswordChange } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { countAttempts } from '../../table/records/rate-limits.ts'
import { setPassword } from '../directory.ts'
import { mayMail, passwordChangeLimits } from '../rate-limits.ts'
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
  await setPassword(userId, password)
  if (await mayMail(account, now)) await enqueueMail({ kind: 'password-changed', userId, correlationId: requestId })
  if (!(await revokeOtherAccess({ userId, hash: sessionHash }, isLongPassword(password))))
    throw new DomainError('not-signed-in')
  await rememberBrowser(userId, Date.now()).then(setCookie, () => undefined)
}
