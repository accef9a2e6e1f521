import type { Account, Identity } from '../../../shared/auth/schema.ts'
import type { Lifetime } from '../../http/session.ts'
import { sessionCookie } from '../../http/session.ts'
import type { Hash, UserId } from '../../table/keys.ts'
import { rememberBrowser } from './known-browser.ts'
import { beginSession } from './sessions.ts'

export interface Visit {
  cookies: readonly string[]
  now: number
  setCookie: (cookie: string) => void
}

/** Lets somebody in who proved who they are: a new session, and a browser that is known from now on. */
export async function welcome(
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
