import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Account } from '../../shared/auth/schema.ts'
import { SessionItem } from '../http/authenticate.ts'
import type { Claim } from '../http/cookies.ts'
import { cookieAgeS, forgottenAt, type Lifetime, sessionCookie } from '../http/session.ts'
import { table, tableName } from '../table/client.ts'
import { keys, ranges, type UserId } from '../table/keys.ts'
import { queryRange } from '../table/query.ts'

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
  const { cookie, hash } = sessionCookie.mint(user, cookieAgeS(lifetime, account.roles))
  const session = { createdAt: now, usedAt: now, lifetime }
  const Item = { ...keys.session(user, hash), ...session, ttl: forgottenAt(session) }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  await Promise.all([presented && endSession(presented), endOldest(user)])
  return cookie
}

export async function endSession({ userId, hash }: Claim): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: keys.session(userId, hash) }))
}

/** After the new one is stored, so that sign-ins side by side leave ten as well. */
async function endOldest(user: UserId): Promise<void> {
  const items = await queryRange(ranges.sessions(user), { consistent: true })
  const sessions = items.map(({ pk, sk, ...item }) => ({ Key: { pk, sk }, ...SessionItem.parse(item) }))
  const excess = sessions.toSorted((one, other) => other.usedAt - one.usedAt).slice(MOST_SESSIONS)
  await Promise.all(excess.map(({ Key }) => table.send(new DeleteCommand({ TableName: tableName(), Key }))))
}
