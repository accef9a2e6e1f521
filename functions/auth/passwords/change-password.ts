import type { PasswordChange } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { enqueueMail } from '../../outbox/outbox.ts'
import { setPassword } from '../directory.ts'
import { endAllBut } from '../sessions/fresh-start.ts'
import { rememberBrowser } from '../sessions/known-browser.ts'
import type { Visit } from '../sessions/welcome.ts'
import { isOwnPassword, wrongPassword } from './judge-guess.ts'
import { assertHardToGuess } from './password.ts'

/**
 * Changes the password of whoever is signed in and knows it: every other session, every outstanding link and every known
 * browser ends, and the owner is told by mail. This session stays, and its browser is known.
 *
 * Done again, as after a reply that was lost or a fault half-way, it is finished: the new password is right then.
 * That is a second guess, and counts. Throws `weak-password`, `wrong-password` and `too-many-tries`, and
 * `not-signed-in` when the session was ended meanwhile. Source: requirement SEC-14.
 */
export async function changePassword(
  { currentPassword, password }: PasswordChange,
  { me, now, requestId, setCookie }: { me: Me; requestId: string } & Omit<Visit, 'cookies'>,
): Promise<void> {
  const { userId, sessionHash, account } = me
  assertHardToGuess(password, account)
  if (!(await isOwnPassword(me, currentPassword, now)) && !(await isOwnPassword(me, password, now)))
    throw wrongPassword()
  await setPassword(userId, password)
  await enqueueMail({ kind: 'password-changed', userId, correlationId: requestId })
  if (!(await endAllBut({ userId, hash: sessionHash }))) throw new DomainError('not-signed-in')
  await rememberBrowser(userId, Date.now()).then(setCookie, () => undefined)
}
