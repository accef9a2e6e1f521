import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { table, tableName } from '../../table/client.ts'
import { deleteRange } from '../../table/delete-range.ts'
import { findItem } from '../../table/find-item.ts'
import { IdentityOwnerItem } from '../../table/items/identity-owner.ts'
import type { Profile } from '../../table/items/profile.ts'
import { UserIdentityItem } from '../../table/items/user-identity.ts'
import type { UserId } from '../../table/keys.ts'
import { readAll } from '../../table/query.ts'
import { findProfile } from '../../table/records/profile.ts'
import { FORMER_IDENTITY_MS } from '../address-changes.ts'
import type { ExternalIdentity } from '../items.ts'
import { isTransactionCancelled } from '../repository.ts'

/*
 * Two items link an external identity with a user. The user's item (`UserIdentityItem`) decides whether the link is
 * valid. So a claim only has to delete items of the user. The other item (`IdentityOwnerItem`) is only an index that
 * points to the user. It is overwritten when the link that it points to is no longer valid.
 */

/** The user to whom an identity points. */
export interface IdentityLink {
  userId: UserId
  /**
   * `linked`: the user's item confirms the link. `outdated`: it did, but the account has had another address since, and
   * perhaps another password. `none`: it does not, for example after a claim.
   */
  state: 'linked' | 'outdated' | 'none'
}

/** Returns the link of an identity; `undefined` for an identity that has never signed in. */
export async function findIdentityLink(identity: ExternalIdentity, now: number): Promise<IdentityLink | undefined> {
  const item = await findItem(IdentityOwnerItem.key(identity))
  if (!item) return undefined
  const { userId } = IdentityOwnerItem.parse(item) as { userId: UserId }
  const [userItem, profile] = await Promise.all([
    findItem(UserIdentityItem.key({ user: userId, ...identity })),
    findProfile(userId),
  ])
  if (!userItem || !profile) return { userId, state: 'none' }
  return { userId, state: linkState(UserIdentityItem.parse(userItem).linkedAt, profile, now) }
}

/**
 * An identity is linked because its address is the account's. A link from between changes of address may be that of
 * an intruder who gave the account an address of their own for a while. So it ends with the next new password. The
 * owner's own link, from before the first change of the series, stays for two weeks, in which they can undo what an
 * intruder did. After that it ends for good, because others may own the former address, such as an employer.
 */
function linkState(linkedAt: number, profile: Profile, now: number): IdentityLink['state'] {
  const { identitiesTrustedFrom = 0, identitiesEndedBefore = 0, trustedFrom = 0 } = profile
  const { emailFirstReplacedAt = 0, emailReplacedAt = 0 } = profile
  if (linkedAt < identitiesTrustedFrom) return 'none'
  if (linkedAt < identitiesEndedBefore) return 'outdated'
  if (linkedAt >= emailReplacedAt) return 'linked'
  if (now >= emailReplacedAt + FORMER_IDENTITY_MS) return 'outdated'
  return linkedAt >= emailFirstReplacedAt && linkedAt < trustedFrom ? 'outdated' : 'linked'
}

/**
 * The writes that link an identity, as parts of a transaction. `former` is the user to whom the identity pointed
 * before, whose link is no longer valid.
 */
export function identityLinkWrites(
  user: UserId,
  identity: ExternalIdentity,
  { now, former }: { now: number; former: UserId | undefined },
) {
  const TableName = tableName()
  return [
    {
      Put: {
        TableName,
        Item: { ...IdentityOwnerItem.key(identity), userId: user },
        ConditionExpression: `attribute_not_exists(pk)${former ? ' or userId = :former' : ''}`,
        ...(former && { ExpressionAttributeValues: { ':former': former } }),
      },
    },
    { Put: { TableName, Item: { ...UserIdentityItem.key({ user, ...identity }), linkedAt: now } } },
  ]
}

/** Links an identity to an existing user. Throws `busy` when another request links the identity at the same time. */
export async function linkIdentity(...args: Parameters<typeof identityLinkWrites>): Promise<void> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: identityLinkWrites(...args) }))
  } catch (error) {
    throw isTransactionCancelled(error) ? new DomainError('busy') : error
  }
}

/** Whether an identity at Google can sign in to the account. */
export async function isGoogleLinked(user: UserId, now: number): Promise<boolean> {
  const [items, profile] = await Promise.all([readAll(UserIdentityItem.all({ user })), findProfile(user)])
  if (!profile) return false
  return items.some((item) => linkState(UserIdentityItem.parse(item).linkedAt, profile, now) === 'linked')
}

/** Ends all links of identities with an account. The user's items decide, so the index may stay. */
export async function unlinkIdentities(user: UserId): Promise<void> {
  await deleteRange(UserIdentityItem.all({ user }))
}
