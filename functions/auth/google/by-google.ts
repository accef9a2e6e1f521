import type { GoogleAnswer, LinkOutcome } from '../../../shared/auth/schema.ts'
import type { Me } from '../../http/authenticate.ts'
import type { UserId } from '../../table/keys.ts'
import { count } from '../../table/records/limits.ts'
import { tokenForPassword } from '../links/mail-links.ts'
import { byGoogle } from '../passwords/guessing.ts'
import { findKnownBrowser } from '../sessions/known-browser.ts'
import { type Visit, welcome } from '../sessions/welcome.ts'
import { admit } from './admit.ts'
import { addressAtGoogle, askGoogle, assertGoogleOffered } from './google.ts'
import { beginTrip, endTrip, forgetTrip } from './trip.ts'

/** Begins a sign-in by Google. Throws `google-unavailable` and `too-many-tries`. Source: requirement AUTH-09. */
export async function goToGoogle({
  viewerIp,
  now,
  setCookie,
}: Omit<Visit, 'cookies'> & { viewerIp: string }): Promise<{ address: string }> {
  assertGoogleOffered()
  await count(byGoogle(viewerIp), now)
  const { trip, cookie } = await beginTrip(now)
  const address = await addressAtGoogle(trip)
  setCookie(cookie)
  return { address }
}

/**
 * Ends a sign-in by Google: lets its person in. Whoever takes an account from its maker chooses a password first, as
 * with a mailed link. Throws what `endTrip`, `askGoogle` and `admit` throw.
 */
export async function comeFromGoogle(
  { code, state, stayLoggedIn, zone }: GoogleAnswer,
  visit: Visit & { me: Me | undefined; viewerIp: string; requestId: string },
): Promise<LinkOutcome> {
  const { cookies, setCookie } = visit
  const person = await askGoogle(code, await endTrip(cookies, state, visit.now))
  const { identity, isClaim, now } = await admit(person, { ...visit, zone })
  const userId = identity.id as UserId
  setCookie(forgetTrip())
  if (isClaim) return { outcome: 'choose-password', token: await tokenForPassword(userId, identity.email, now) }
  const known = await findKnownBrowser(cookies, userId, now)
  const { account } = await welcome(identity, stayLoggedIn ? 'stay' : 'browser', known, visit)
  return { outcome: 'signed-in', account }
}
