import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Account } from '../../shared/auth/schema.ts'
import type { Claim } from '../http/cookies.ts'
import { cookieAgeS, forgottenAt, type Lifetime, sessionCookie } from '../http/session.ts'
import { table, tableName } from '../table/client.ts'
import { keepNewest } from '../table/keep-newest.ts'
import { keys, ranges, type UserId } from '../table/keys.ts'

const MOST_SESSIONS = 10

/**
 * Begins a session with a new id, in place of the one that the browser presents; answers its cookie. Whoever has more
 * than ten loses those that were used longest ago. Source: requirement SEC-08.
 */
export async function beginSession(
  account: Account,
  lifetime: Lifetime,
  { presented, now }: { presented: Claim | undefined; now: number },
): Promise<string> {
  const user = account.id as UserId
  // Not even when the role is gone does a session of staff become a long one.
  const kept = account.roles.length ? 'browser' : lifetime
  const { cookie, hash } = sessionCookie.mint(user, cookieAgeS(kept))
  const session = { createdAt: now, usedAt: now, lifetime: kept }
  const Item = { ...keys.session(user, hash), ...session, ttl: forgottenAt(session) }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  await Promise.all([presented && endSession(presented), keepNewest(ranges.sessions(user), MOST_SESSIONS, 'usedAt')])
  return cookie
}

export async function endSession({ userId, hash }: Claim): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: keys.session(userId, hash) }))
}
