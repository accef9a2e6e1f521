import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Account, Identity } from '../../../shared/auth/schema.ts'
import type { Claim } from '../../http/cookies.ts'
import { cookieAgeS, forgottenAt, type Lifetime, lifetimeFor, sessionCookie } from '../../http/session.ts'
import { table, tableName } from '../../table/client.ts'
import { SessionItem } from '../../table/items/session.ts'
import { keepNewest } from '../../table/keep-newest.ts'
import type { UserId } from '../../table/keys.ts'
import { tryTo } from '../../table/try-to.ts'

const MOST_SESSIONS = 10

/**
 * Begins a session with a new id, in place of the one that the browser presents; answers its cookie, and the account
 * as this session has it. Whoever has more than ten loses those that were used longest ago. Source: requirement SEC-08.
 */
export async function beginSession(
  identity: Identity,
  chosen: Lifetime,
  { presented, now }: { presented: Claim | undefined; now: number },
): Promise<{ cookie: string; account: Account }> {
  const user = identity.id as UserId
  // Stored, so that not even when the role is gone a session of staff becomes a long one.
  const lifetime = lifetimeFor(identity.roles, chosen)
  const { cookie, hash } = sessionCookie.mint(user, cookieAgeS(lifetime))
  const session = { createdAt: now, usedAt: now, lifetime }
  const Item = { ...SessionItem.key({ user, hash }), ...session, ttl: forgottenAt(session) }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  await Promise.all([
    presented && endSession(presented),
    keepNewest(SessionItem.all({ user }), MOST_SESSIONS, 'usedAt'),
  ])
  return { cookie, account: { ...identity, stayLoggedIn: lifetime === 'stay' } }
}

export async function endSession({ userId, hash }: Claim): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: SessionItem.key({ user: userId, hash }) }))
}

/**
 * Notes that its owner gave the password in a session, which counts as if it had begun now, but lasts no longer. Answers
 * `false` when it has ended.
 */
export async function renewSession({ userId, hash }: Claim, now: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: SessionItem.key({ user: userId, hash }),
    UpdateExpression: 'set renewedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  return (await tryTo(table.send(command))) !== undefined
}
