import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { BrowserCookie } from '../http/cookies.ts'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { KnownBrowserItem } from '../table/items/known-browser.ts'
import { keepNewest } from '../table/keep-newest.ts'
import { type Hash, UNKNOWN_USER, type UserId } from '../table/keys.ts'

const knownCookie = new BrowserCookie('known')
const KNOWN_S = 180 * 86_400
const MAX_BROWSERS = 10

/**
 * Returns the hash of this browser's cookie if the user has signed in in this browser before. The cookie names no user
 * and gives no access. A known browser only has its own rate limit, so that guesses of strangers cannot lock the owner
 * out. Source: requirement SEC-12.
 */
export async function findKnownBrowser(
  cookies: readonly string[],
  user: UserId | undefined,
  now: number,
): Promise<Hash | undefined> {
  const hash = knownCookie.read(cookies)
  if (!hash) return undefined
  // An unknown address causes the same read, so that the response time does not reveal whether the account exists.
  const item = await findItem(KnownBrowserItem.key({ user: user ?? UNKNOWN_USER, hash }), { consistent: false })
  return item && KnownBrowserItem.parse(item).ttl * 1000 > now ? hash : undefined
}

/**
 * Stores the browser in which the user has just signed in, and returns its cookie. `isFirst`: the account has no other
 * known browser. Keeps the ten newest browsers.
 */
export async function rememberBrowser(user: UserId, now: number): Promise<{ cookie: string; isFirst: boolean }> {
  const { cookie, hash } = knownCookie.create(KNOWN_S)
  const Item = { ...KnownBrowserItem.key({ user, hash }), ttl: Math.ceil(now / 1000) + KNOWN_S }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  const count = await keepNewest(KnownBrowserItem.all({ user }), MAX_BROWSERS, 'ttl')
  return { cookie, isFirst: count === 1 }
}
