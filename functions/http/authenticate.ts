import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Account } from '../../shared/auth/schema.ts'
import { table, tableName } from '../table/client.ts'
import { type Hash, keys, ranges, type UserId } from '../table/keys.ts'
import { Profile } from '../table/profile.ts'
import { queryRange } from '../table/query.ts'
import type { Claim } from './cookies.ts'
import { isAlive, isUseStale } from './session.ts'

const SessionItem = z.object({
  createdAt: z.int(),
  usedAt: z.int(),
  lifetime: z.enum(['browser', 'stay']),
})

/** Who makes the request, proven by the session. Nothing else says who somebody is. */
export interface Me {
  userId: UserId
  sessionHash: Hash
  account: Account
}

/**
 * Proves a claim with one consistent read of everything under `ME#`. Answers `undefined` for an unknown, ended or
 * expired session: a reason would only help whoever guesses. Extends a session in use, at most once an hour.
 */
export async function authenticate({ userId, hash }: Claim, now: number): Promise<Me | undefined> {
  const items = await queryRange(ranges.me(userId), { consistent: true })
  const find = (sk: string) => items.find((item) => item.sk === sk)
  const profileItem = find(keys.profile(userId).sk)
  const sessionItem = find(keys.session(userId, hash).sk)
  if (!profileItem || !sessionItem) return undefined
  const { fullName, email, roles } = Profile.parse(profileItem)
  const session = SessionItem.parse(sessionItem)
  if (!isAlive(session, roles, now)) return undefined
  if (isUseStale(session, now)) await touch(userId, hash, now)
  return { userId, sessionHash: hash, account: { id: userId, fullName, email, roles } }
}

async function touch(userId: UserId, hash: Hash, now: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: keys.session(userId, hash),
    UpdateExpression: 'set usedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  // A session that ended this moment stays ended; one that could not be extended now is extended an hour later.
  await table.send(command).catch(() => undefined)
}
