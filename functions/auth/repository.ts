import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import type { Identity } from '../../shared/auth/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import { UnfinishedItem } from '../table/items/unfinished.ts'
import type { Hash, UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'
import { tryTo } from '../table/try-to.ts'
import { EmailItem } from './items.ts'

const REPEATABLE_MS = 10 * 60_000

/** Who has an address. */
export interface Owner {
  userId: UserId
  /** Whether a try is the one that gave the address to its owner, repeated because its reply was lost. */
  isRepeated: (attempt: Hash, now: number) => boolean
}

/** The owner of an address; `undefined` when nobody has it. */
export async function findOwner(email: string): Promise<Owner | undefined> {
  const item = await findItem(EmailItem.key({ address: email }))
  if (!item) return undefined
  const { userId, attempt, attemptUntil = 0 } = EmailItem.parse(item)
  return { userId: userId as UserId, isRepeated: (again, now) => again === attempt && now < attemptUntil }
}

/** Who a user is, with what decides which links to the address count. */
export type Known = Identity & Pick<Profile, 'emailProvenAt' | 'trustedFrom'>

export async function findIdentity(user: UserId): Promise<Known | undefined> {
  const profile = await findProfile(user)
  return profile && { id: user, ...profile, emailProven: profile.emailProvenAt !== undefined }
}

/**
 * Notes that an address was proven, unless it was before, and with `trustedFrom` that what was given out earlier counts
 * no more. Answers `false`, having noted nothing, when it is not the user's address.
 */
export async function noteProof(
  user: UserId,
  { email, now, trustedFrom }: { email: string; now: number; trustedFrom?: number },
): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: `set emailProvenAt = if_not_exists(emailProvenAt, :now)${trustedFrom ? ', trustedFrom = :from' : ''}`,
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':now': now, ':email': email, ...(trustedFrom && { ':from': trustedFrom }) },
  })
  return (await tryTo(table.send(command))) !== undefined
}

/** Notes that what was given out before `now` counts no more. */
export async function noteTrust(user: UserId, now: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set trustedFrom = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  await table.send(command)
}

/** Notes that an account is being made, so that what a crash leaves behind can be found and removed. */
export async function beginAccount(user: UserId, now: number): Promise<void> {
  const Item = { ...UnfinishedItem.key({ user }), createdAt: now }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/** Whether a transaction did nothing, because of what it met. */
export const isCancelled = (error: unknown) => error instanceof TransactionCanceledException

type Puts = NonNullable<TransactWriteCommandInput['TransactItems']>

/**
 * Stores a new account whole, with more items that belong to it, and then takes the note away. Answers `false`, having
 * stored nothing, when its address was taken meanwhile. Throws `busy` when another sign-up is at that address. `attempt`
 * is what lets the same try be repeated.
 */
export async function finishAccount(
  user: UserId,
  profile: Profile,
  { attempt, items = [] }: { attempt?: Hash; items?: Puts },
): Promise<boolean> {
  const TableName = tableName()
  const put = (Item: Record<string, unknown>) => ({
    Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  })
  const repeatable = { attempt, attemptUntil: profile.createdAt + REPEATABLE_MS }
  const TransactItems = [
    put({ ...EmailItem.key({ address: profile.email }), userId: user, ...(attempt && repeatable) }),
    put({ ...ProfileItem.key({ user }), ...profile }),
    ...items,
  ]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    await table.send(new DeleteCommand({ TableName, Key: UnfinishedItem.key({ user }) }))
    return true
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const codes = error.CancellationReasons?.map(({ Code }) => Code)
    if (codes?.[0] === 'ConditionalCheckFailed') return false
    // Another sign-up with the address is at it this moment: asking again tells who won.
    if (codes?.includes('TransactionConflict')) throw new DomainError('busy')
    throw error
  }
}

interface Move {
  from: string
  to: string
  askedAt: number
  now: number
}

/**
 * Gives a user another address, proven at `now`, in place of the one they have; that one is free from then on. Answers
 * `false`, having changed nothing, when somebody has it. Throws `link-invalid` when what was asked for at `askedAt`
 * counts no more, or `from` is not the user's, and `busy` when somebody else is at one of the addresses this moment.
 */
export async function moveEmail(user: UserId, { from, to, askedAt, now }: Move): Promise<boolean> {
  const TableName = tableName()
  const TransactItems = [
    {
      Put: {
        TableName,
        Item: { ...EmailItem.key({ address: to }), userId: user },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Delete: {
        TableName,
        Key: EmailItem.key({ address: from }),
        ConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': user },
      },
    },
    {
      Update: {
        TableName,
        Key: ProfileItem.key({ user }),
        UpdateExpression: 'set email = :to, emailProvenAt = :now',
        ConditionExpression: 'email = :from and (attribute_not_exists(trustedFrom) or trustedFrom <= :asked)',
        ExpressionAttributeValues: { ':to': to, ':from': from, ':now': now, ':asked': askedAt },
      },
    },
  ]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    return true
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const [taken, ...others] = error.CancellationReasons?.map(({ Code }) => Code) ?? []
    if (others.includes('ConditionalCheckFailed')) throw new DomainError('link-invalid')
    if (taken === 'ConditionalCheckFailed') return false
    if ([taken, ...others].includes('TransactionConflict')) throw new DomainError('busy')
    throw error
  }
}
