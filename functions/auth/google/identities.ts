import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { table, tableName } from '../../table/client.ts'
import { findItem } from '../../table/find-item.ts'
import type { UserId } from '../../table/keys.ts'
import { findProfile } from '../../table/records/profile.ts'
import { type Elsewhere, IdentityItem, OwnIdentityItem } from '../items.ts'
import { isCancelled } from '../repository.ts'

/*
 * Who somebody is elsewhere is linked by two items. The user's own decides: a claim, or whatever else ends it, needs to
 * look at nothing but the user. The other one only leads to the user, and is written over when it leads nowhere.
 */

/** To whom an identity leads, and whether that user still says so. */
export interface Led {
  userId: UserId
  isLinked: boolean
}

/** The user whose identity it is; `undefined` for one that never came before. */
export async function findLinked(who: Elsewhere): Promise<Led | undefined> {
  const item = await findItem(IdentityItem.key(who))
  if (!item) return undefined
  const { userId } = IdentityItem.parse(item) as { userId: UserId }
  const [own, profile] = await Promise.all([
    findItem(OwnIdentityItem.key({ user: userId, ...who })),
    findProfile(userId),
  ])
  return {
    userId,
    isLinked:
      own !== undefined && profile !== undefined && OwnIdentityItem.parse(own).linkedAt >= (profile.trustedFrom ?? 0),
  }
}

/** What links an identity, as parts of a transaction. `former` is to whom it led before, and does no more. */
export function linkItems(user: UserId, who: Elsewhere, { now, former }: { now: number; former: UserId | undefined }) {
  const TableName = tableName()
  return [
    {
      Put: {
        TableName,
        Item: { ...IdentityItem.key(who), userId: user },
        ConditionExpression: `attribute_not_exists(pk)${former ? ' or userId = :former' : ''}`,
        ...(former && { ExpressionAttributeValues: { ':former': former } }),
      },
    },
    { Put: { TableName, Item: { ...OwnIdentityItem.key({ user, ...who }), linkedAt: now } } },
  ]
}

/** Links an identity to a user who is there. Throws `busy` when it was linked elsewhere this moment. */
export async function link(...parts: Parameters<typeof linkItems>): Promise<void> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: linkItems(...parts) }))
  } catch (error) {
    throw isCancelled(error) ? new DomainError('busy') : error
  }
}
