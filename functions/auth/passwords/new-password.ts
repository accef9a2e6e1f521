import { LINKS } from '../../../shared/auth/mail-links.ts'
import type { NewPasswordByLink } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { sessionCookie } from '../../http/session.ts'
import { enqueueMail } from '../../outbox/outbox.ts'
import { setPassword } from '../directory.ts'
import { openLink, spending } from '../links/mail-links.ts'
import { startAfresh } from '../sessions/fresh-start.ts'
import { rememberBrowser } from '../sessions/known-browser.ts'
import type { Visit } from '../sessions/welcome.ts'
import { assertHardToGuess } from './password.ts'

/**
 * Sets the password by a link, ends every session and outstanding link, and tells the owner by mail. The browser is
 * known from now on, so that nobody's guesses keep its owner from signing in. Answers whose the account is.
 *
 * Throws `link-invalid`, and `weak-password`, after which the link still works. Source: requirement SEC-14.
 */
export async function setPasswordByLink(
  { token, password }: NewPasswordByLink,
  { me, now, requestId, setCookie }: { me: Me | undefined; requestId: string } & Omit<Visit, 'cookies'>,
): Promise<{ email: string }> {
  const { link, owner } = await openLink(token, now)
  if (LINKS[link.kind].does !== 'set-password') throw new DomainError('link-invalid')
  assertHardToGuess(password, owner)
  const { userId, email } = link
  await spending(link, now, () =>
    startAfresh(userId, email, async () => {
      await setPassword(userId, password)
      await enqueueMail({ kind: 'password-set', userId, correlationId: requestId })
    }),
  )
  if (me?.userId === userId) setCookie(sessionCookie.clear())
  await rememberBrowser(userId, now).then(setCookie, () => undefined)
  return { email }
}
