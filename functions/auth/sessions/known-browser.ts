import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ClaimCookie } from '../../http/cookies.ts'
import { table, tableName } from '../../table/client.ts'
import { findItem } from '../../table/find-item.ts'
import { keepNewest } from '../../table/keep-newest.ts'
import type { Hash, UserId } from '../../table/keys.ts'
import { KnownBrowserItem } from '../items.ts'

const knownCookie = new ClaimCookie('known')
const REMEMBERED_S = 180 * 86_400
const MOST_BROWSERS = 10

/**
 * The browser of these cookies, when this user has signed in with it before. It opens nothing by itself: it only keeps
 * the guesses of strangers from using up the owner's. Source: requirement SEC-12.
 */
export async function findKnownBrowser(
  cookies: readonly string[],
  user: UserId | undefined,
  now: number,
): Promise<Hash | undefined> {
  const claim = knownCookie.read(cookies)
  if (!claim) return undefined
  const item = await findItem(KnownBrowserItem.key({ user: claim.userId, hash: claim.hash }), { consistent: false })
  return item && claim.userId === user && KnownBrowserItem.parse(item).ttl * 1000 > now ? claim.hash : undefined
}

/** Remembers a browser in which somebody has just signed in; answers its cookie. */
export async function rememberBrowser(user: UserId, now: number): Promise<string> {
  const { cookie, hash } = knownCookie.mint(user, REMEMBERED_S)
  const Item = { ...KnownBrowserItem.key({ user, hash }), ttl: Math.ceil(now / 1000) + REMEMBERED_S }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  await keepNewest(KnownBrowserItem.all({ user }), MOST_BROWSERS, 'ttl')
  return cookie
}
