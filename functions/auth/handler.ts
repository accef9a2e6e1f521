import { authApi } from '../../shared/auth/api.ts'
import type { Account, Identity } from '../../shared/auth/schema.ts'
import { DomainError } from '../../shared/http/problem.ts'
import { serve } from '../http/serve.ts'
import { type Lifetime, sessionCookie } from '../http/session.ts'
import type { Hash, UserId } from '../table/keys.ts'
import { count, uncount } from '../table/limits.ts'
import { admit } from './admit.ts'
import { judgePassword } from './directory.ts'
import { addressAtGoogle, askGoogle, assertGoogleOffered, isGoogleOffered } from './google.ts'
import { byGoogle, guess } from './guessing.ts'
import { findKnownBrowser, rememberBrowser } from './known-browser.ts'
import { findIdentity, findOwner } from './repository.ts'
import { beginSession, endSession } from './sessions.ts'
import { signUp } from './sign-up.ts'
import { beginTrip, endTrip, forgetTrip } from './trip.ts'

/** The longest that the directory pauses, in seconds. */
const PAUSE_S = 900

interface Visit {
  cookies: readonly string[]
  now: number
  setCookie: (cookie: string) => void
}

/** Lets somebody in who proved who they are: a new session, and a browser that is known from now on. */
async function welcome(
  identity: Identity,
  lifetime: Lifetime,
  known: Hash | undefined,
  { cookies, now, setCookie }: Visit,
): Promise<{ account: Account }> {
  const { cookie, account } = await beginSession(identity, lifetime, { presented: sessionCookie.read(cookies), now })
  setCookie(cookie)
  if (!known) setCookie(await rememberBrowser(account.id as UserId, now))
  return { account }
}

export const handler = serve(authApi, {
  signIn: async ({ body: { email, password, stayLoggedIn }, viewerIp, ...visit }) => {
    const { cookies, now } = visit
    const owner = await findOwner(email)
    const known = await findKnownBrowser(cookies, owner?.userId, now)
    const guesses = guess(email, viewerIp, known)
    await count(guesses, now)
    const verdict = await judgePassword(owner?.userId, password).catch(async (error: unknown) => {
      // The directory failed: that was no guess.
      await uncount(guesses, now).catch(() => undefined)
      throw error
    })
    // Only who has shown before that the account is theirs may learn that it exists.
    if (verdict === 'paused' && known) throw new DomainError('too-many-tries', [], PAUSE_S)
    const identity = owner && verdict === 'right' ? await findIdentity(owner.userId) : undefined
    if (!identity) throw new DomainError('wrong-credentials')
    await uncount(guesses, now).catch(() => undefined)
    return welcome(identity, stayLoggedIn ? 'stay' : 'browser', known, visit)
  },

  signUp: async ({ body, ...visit }) => welcome(await signUp(body, visit), 'browser', undefined, visit),

  beginGoogle: async ({ viewerIp, now, setCookie }) => {
    assertGoogleOffered()
    await count(byGoogle(viewerIp), now)
    const { trip, cookie } = await beginTrip(now)
    const address = await addressAtGoogle(trip)
    setCookie(cookie)
    return { address }
  },

  finishGoogle: async ({ body: { code, state, stayLoggedIn, zone }, me, viewerIp, ...visit }) => {
    const { cookies, setCookie } = visit
    const person = await askGoogle(code, await endTrip(cookies, state, visit.now))
    const { identity, isClaim, now } = await admit(person, { me, zone, viewerIp, now: visit.now })
    const known = await findKnownBrowser(cookies, identity.id as UserId, now)
    setCookie(forgetTrip())
    return { isClaim, ...(await welcome(identity, stayLoggedIn ? 'stay' : 'browser', known, { ...visit, now })) }
  },

  signOut: async ({ me, setCookie }) => {
    await endSession({ userId: me.userId, hash: me.sessionHash })
    setCookie(sessionCookie.clear())
    return {}
  },

  session: ({ me }) => ({ account: me?.account ?? null, google: isGoogleOffered() }),
})
