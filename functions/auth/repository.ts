import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Account } from '../../shared/auth/schema.ts'
import { ProfileItem } from '../http/authenticate.ts'
import { forgottenAt, type Lifetime } from '../http/session.ts'
import { table, tableName } from '../table/client.ts'
import { keys, parseUserId, type SessionHash, type UserId } from '../table/keys.ts'

/** The user who has an address; `undefined` when nobody has. */
export async function findUser(email: string): Promise<UserId | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.email(email), ConsistentRead: true }),
  )
  return Item ? parseUserId(String(Item['userId'])) : undefined
}

export async function findAccount(user: UserId): Promise<Account | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.profile(user), ConsistentRead: true }),
  )
  return Item && { id: user, ...ProfileItem.parse(Item) }
}

export async function addSession(user: UserId, hash: SessionHash, lifetime: Lifetime, now: number): Promise<void> {
  const session = { createdAt: now, usedAt: now, lifetime }
  const Item = { ...keys.session(user, hash), ...session, ttl: forgottenAt(session) }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

export async function endSession(user: UserId, hash: SessionHash): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: keys.session(user, hash) }))
}
