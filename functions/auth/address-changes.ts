import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import type { UserId } from '../table/keys.ts'

const REPLACE_EMAIL = [
  'set email = :to, emailProvenAt = :now, emailReplacedAt = :now',
  'emailFirstReplacedAt = :first, identitiesEndedBefore = :ended',
].join(', ')

/** How long an identity of a former address still signs in. After that, the present address counts as the owner's. */
export const FORMER_IDENTITY_MS = 14 * 86_400_000

/**
 * The series of changes of the address to which one at `now` belongs: changes with less than two weeks in between, in
 * which the owner can undo what an intruder did. Returns its first change, and the last one of the series before
 * (epoch ms).
 */
export function seriesOfChanges(
  { emailFirstReplacedAt, emailReplacedAt = 0, identitiesEndedBefore = 0 }: AddressChanges,
  now: number,
): AddressSeries {
  if (emailFirstReplacedAt && now < emailReplacedAt + FORMER_IDENTITY_MS)
    return { firstAt: emailFirstReplacedAt, endedBefore: identitiesEndedBefore }
  return { firstAt: now, endedBefore: emailReplacedAt }
}

export type AddressChanges = Pick<Profile, 'emailFirstReplacedAt' | 'emailReplacedAt' | 'identitiesEndedBefore'>

interface AddressSeries {
  firstAt: number
  endedBefore: number
}

interface EmailReplacement extends AddressSeries {
  from: string
  to: string
  askedAt: number
  now: number
}

/**
 * Replaces a user's address `from` with `to`, verified at `now`. Afterwards another account may take `from`. Returns
 * `false` and changes nothing when an account already has `to`. Throws `link-invalid` when the request of `askedAt` is
 * no longer valid or `from` is not the user's address, and `busy` when another transaction writes one of the items at
 * the same time. Instants are epoch ms.
 */
export async function replaceEmail(
  user: UserId,
  { from, to, askedAt, firstAt, endedBefore, now }: EmailReplacement,
): Promise<boolean> {
  const TableName = tableName()
  const TransactItems = [
    {
      Put: {
        TableName,
        Item: { ...EmailOwnerItem.key({ address: to }), userId: user },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Delete: {
        TableName,
        Key: EmailOwnerItem.key({ address: from }),
        ConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': user },
      },
    },
    {
      Update: {
        TableName,
        Key: ProfileItem.key({ user }),
        UpdateExpression: REPLACE_EMAIL,
        ConditionExpression: 'email = :from and (attribute_not_exists(trustedFrom) or trustedFrom <= :asked)',
        ExpressionAttributeValues: {
          ':to': to,
          ':from': from,
          ':first': firstAt,
          ':ended': endedBefore,
          ':now': now,
          ':asked': askedAt,
        },
      },
    },
  ]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    return true
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const [newAddressReason, ...otherReasons] = error.CancellationReasons?.map(({ Code }) => Code) ?? []
    if (otherReasons.includes('ConditionalCheckFailed')) throw new DomainError('link-invalid')
    if (newAddressReason === 'ConditionalCheckFailed') return false
    if ([newAddressReason, ...otherReasons].includes('TransactionConflict')) throw new DomainError('busy')
    throw error
  }
}
