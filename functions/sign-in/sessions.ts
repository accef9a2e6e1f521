import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Account } from '../../shared/auth/schema.ts'
import { type IdentityWithPassword, toAccount } from '../http/account.ts'
import type { UserCookieValue } from '../http/cookies.ts'
import { describeBrowser } from '../http/describe-browser.ts'
import { cookieMaxAgeS, effectiveLifetime, type Lifetime, sessionCookie, sessionTtlS } from '../http/session.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { SessionItem } from '../table/items/session.ts'
import { keepNewest } from '../table/keep-newest.ts'
import type { UserId } from '../table/keys.ts'
import { forgetDevices } from '../table/records/reminder-devices.ts'

const MAX_SESSIONS = 10

/**
 * Begins a new session, perhaps by a passkey, and ends the one that the browser presents. Returns the session's cookie, and the account as
 * this session sees it. A user has at most ten sessions: beyond that, the least recently used ones end.
 * Source: requirement SEC-08.
 */
export async function beginSession(
  identity: IdentityWithPassword,
  chosen: Lifetime,
  {
    presented,
    userAgent,
    now,
    byPasskey,
  }: { presented: ReturnType<typeof sessionCookie.read>; userAgent: string; now: number; byPasskey?: boolean },
): Promise<{ cookie: string; account: Account }> {
  const user = identity.id as UserId
  // The effective lifetime is stored: a staff session stays short even after the user has lost the role.
  const lifetime = effectiveLifetime(identity.roles, chosen)
  const { cookie, hash } = sessionCookie.create(user, cookieMaxAgeS(lifetime))
  const times = { createdAt: now, usedAt: now, ...(byPasskey && { passkeyAt: now }) }
  const session = { ...times, lifetime, browser: describeBrowser(userAgent) }
  const Item = { ...SessionItem.key({ user, hash }), ...session, ttl: sessionTtlS(session) }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  await Promise.all([
    presented?.isIssued && endSession(presented),
    keepNewest(SessionItem.all({ user }), MAX_SESSIONS, 'usedAt'),
  ])
  return { cookie, account: toAccount(identity, session) }
}

/** Ends a session, after the notifications of its device: if that fails, the caller ends both again. */
export async function endSession({ userId, hash }: UserCookieValue): Promise<void> {
  await forgetDevices(userId, (session) => session === hash)
  await table.send(new DeleteCommand({ TableName: tableName(), Key: SessionItem.key({ user: userId, hash }) }))
}

/**
 * Stores that the user gave the password in this session. The session then passes the `trustedFrom` check as if it had
 * begun at `now`, but its lifetime is not extended. Returns `false` when the session has ended.
 */
export async function renewSession({ userId, hash }: UserCookieValue, now: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: SessionItem.key({ user: userId, hash }),
    UpdateExpression: 'set renewedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}
