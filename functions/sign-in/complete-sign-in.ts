import type { Account } from '../../shared/auth/schema.ts'
import type { IdentityWithPassword } from '../http/account.ts'
import type { Lifetime } from '../http/session.ts'
import { sessionCookie } from '../http/session.ts'
import type { Hash, UserId } from '../table/keys.ts'
import { rememberBrowser } from './known-browser.ts'
import { beginSession } from './sessions.ts'
import { takeBackErasure } from './take-back-erasure.ts'

/** The parts of a request that a sign-in reads and writes. */
export interface SignInContext {
  cookies: readonly string[]
  userAgent: string
  now: number
  /** The user has used a passkey for it. */
  byPasskey?: boolean
  setCookie: (cookie: string) => void
}

/**
 * Completes a sign-in: takes back a deletion of the account that was asked for, begins a session, and makes the browser a known one if it is not yet. `isNewDevice`: the account
 * has been used before, but not in this browser, so its owner should hear of it. An address that is not verified may be
 * that of another person.
 */
export async function completeSignIn(
  identity: IdentityWithPassword,
  lifetime: Lifetime,
  knownBrowser: Hash | undefined,
  { cookies, userAgent, now, byPasskey = false, setCookie }: SignInContext,
): Promise<{ account: Account; isNewDevice: boolean }> {
  const isTakenBack = await takeBackErasure(identity, now)
  const presented = sessionCookie.read(cookies)
  const session = await beginSession(identity, lifetime, { presented, userAgent, now, byPasskey })
  const { cookie } = session
  const account = { ...session.account, ...(isTakenBack && { isErasureTakenBack: true as const }) }
  setCookie(cookie)
  if (knownBrowser) return { account, isNewDevice: false }
  const remembered = await rememberBrowser(account.id as UserId, now)
  setCookie(remembered.cookie)
  return { account, isNewDevice: !remembered.isFirst && account.emailProven }
}
