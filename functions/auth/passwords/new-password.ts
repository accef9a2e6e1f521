import { CLAIM_TOKEN } from '../../../shared/auth/link-fragment.ts'
import { LINKS } from '../../../shared/auth/mail-links.ts'
import { isLongPassword, type NewPasswordByLink } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import { setPassword } from '../../aws/directory-user.ts'
import type { Me } from '../../http/authenticate.ts'
import { sessionCookie } from '../../http/session.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import type { SignInContext } from '../../sign-in/complete-sign-in.ts'
import { rememberBrowser } from '../../sign-in/known-browser.ts'
import { clearClaimCookie, readLink, withSpentLink } from '../links/mail-links.ts'
import { isClaim } from '../links/verification.ts'
import { handOverAccount } from '../sessions/revoke-access.ts'
import { assertHardToGuess, assertLongEnough } from './password.ts'

/**
 * Sets the password with a mailed link, ends every session and every other link, and notifies the owner by mail. A first
 * password leaves the sign-in with Google as it is. The browser becomes a known one, so that guesses of strangers cannot prevent its owner from signing in. Returns the
 * account's address.
 *
 * Throws `link-invalid`, and `weak-password` and `password-too-short`, after which the link still works. Source:
 * requirement SEC-14.
 */
export async function setPasswordByLink(
  { token, password }: NewPasswordByLink,
  { me, cookies, now, requestId, setCookie }: { me: Me | undefined; requestId: string } & SignInContext,
): Promise<{ email: string }> {
  const { link, owner } = await readLink(token, { cookies, now })
  if (LINKS[link.kind].effect !== 'set-password') throw new DomainError('link-invalid')
  assertHardToGuess(password, owner)
  assertLongEnough(password, owner)
  const { userId, email } = link
  const isTakenOver = isClaim(owner, me)
  const isInvited = owner.invitedAt !== undefined
  const isFirst = owner.hasNoPassword === true && !isTakenOver
  await withSpentLink(link, now, () =>
    handOverAccount(userId, { email, isClaim: isTakenOver, isInvited, isFirst, roles: owner.roles }, async () => {
      await setPassword(userId, password)
      // An invited account had no password that its owner knew.
      if (!isInvited) await enqueueMail({ kind: 'password-set', userId, correlationId: requestId })
      return isLongPassword(password)
    }),
  )
  if (me?.userId === userId) setCookie(sessionCookie.clear())
  if (token === CLAIM_TOKEN) setCookie(clearClaimCookie())
  await rememberBrowser(userId, now).then(
    ({ cookie }) => setCookie(cookie),
    () => undefined,
  )
  return { email }
}
