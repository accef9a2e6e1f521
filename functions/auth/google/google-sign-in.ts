import type { GoogleCallback, LinkOutcome } from '../../../shared/auth/schema.ts'
import type { Me } from '../../http/authenticate.ts'
import { completeSignIn, type SignInContext } from '../../sign-in/complete-sign-in.ts'
import { findKnownBrowser } from '../../sign-in/known-browser.ts'
import { notifyOfNewDevice } from '../../sign-in/new-device.ts'
import type { UserId } from '../../table/keys.ts'
import { countAttempts } from '../../table/records/rate-limits.ts'
import { givePasswordLink } from '../links/mail-links.ts'
import { googleSignInLimits } from '../rate-limits.ts'
import { findOrCreateAccount } from './find-or-create-account.ts'
import { assertGoogleOffered, fetchGoogleUser, googleAuthorizationUrl } from './google.ts'
import { clearOAuthStateCookie, consumeOAuthState, createOAuthState } from './oauth-state.ts'

/**
 * Starts a sign-in with Google and returns where the browser goes next. Throws `google-unavailable` and
 * `too-many-tries`. Source: requirement AUTH-09.
 */
export async function beginGoogleSignIn({
  viewerIp,
  now,
  setCookie,
}: Omit<SignInContext, 'cookies' | 'userAgent'> & { viewerIp: string }): Promise<{ address: string }> {
  assertGoogleOffered()
  await countAttempts(googleSignInLimits(viewerIp), now)
  const { oauthState, cookie } = await createOAuthState(now)
  const address = await googleAuthorizationUrl(oauthState)
  setCookie(cookie)
  return { address }
}

/**
 * Finishes a sign-in with Google. After a claim, the user must choose a password before the sign-in, as with a mailed
 * link. Throws what `consumeOAuthState`, `fetchGoogleUser` and `findOrCreateAccount` throw.
 */
export async function finishGoogleSignIn(
  { code, state, stayLoggedIn, zone }: GoogleCallback,
  context: SignInContext & { me: Me | undefined; viewerIp: string; requestId: string },
): Promise<LinkOutcome> {
  const { cookies, setCookie } = context
  const googleUser = await fetchGoogleUser(code, await consumeOAuthState(cookies, state, context.now))
  const { identity, isClaim, now } = await findOrCreateAccount(googleUser, { ...context, zone })
  const userId = identity.id as UserId
  setCookie(clearOAuthStateCookie())
  if (isClaim) return givePasswordLink({ userId, email: identity.email }, { setCookie, now })
  const knownBrowser = await findKnownBrowser(cookies, userId, now)
  const lifetime = stayLoggedIn ? 'stay' : 'browser'
  const { account, isNewDevice } = await completeSignIn(identity, lifetime, knownBrowser, context)
  if (isNewDevice) await notifyOfNewDevice(userId, context)
  return { outcome: 'signed-in', account }
}
