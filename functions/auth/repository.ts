import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { findItem } from '../table/find-item.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import type { Hash, UserId } from '../table/keys.ts'

const REPEATABLE_MS = 10 * 60_000

/** The owner of an e-mail address. */
export interface EmailOwner {
  userId: UserId
  /** Whether `attempt` is the sign-up that created the account. A repeat is accepted for ten minutes. */
  isRepeated: (attempt: Hash, now: number) => boolean
}

/** Returns the owner of an e-mail address; `undefined` when no account has it. */
export async function findEmailOwner(email: string): Promise<EmailOwner | undefined> {
  const item = await findItem(EmailOwnerItem.key({ address: email }))
  if (!item) return undefined
  const { userId, attempt, attemptUntil = 0 } = EmailOwnerItem.parse(item)
  return { userId: userId as UserId, isRepeated: (repeated, now) => repeated === attempt && now < attemptUntil }
}

const PROVEN = 'emailProvenAt = if_not_exists(emailProvenAt, :now)'
const HANDED_OVER = `${PROVEN}, trustedFrom = :now, identitiesTrustedFrom = :now, hasLongPassword = :long`
const WITHOUT_PASSKEY = 'hasNoPassword, hasPasskey'
/** What a verification stores. An earlier verification keeps its instant, and an earlier claim keeps its state. */
const VERIFICATIONS = {
  verified: { update: PROVEN, values: {} },
  /** All earlier sessions, mailed links and linked identities become invalid. */
  handedOver: { update: `${HANDED_OVER} remove ${WITHOUT_PASSKEY}`, values: {} },
  /** Staff keep their passkeys: who reads their mail must not get rid of the second factor. */
  staffHandedOver: { update: `${HANDED_OVER} remove hasNoPassword`, values: {} },
  /** The first password of a user who came by Google, which stays a way to sign in. */
  firstPassword: {
    update: `${PROVEN}, trustedFrom = :now, hasLongPassword = :long remove hasNoPassword, handOverBeganAt`,
    values: {},
  },
  /** Also, the owner must decide about the earlier use of the account. The consent was perhaps another person's. */
  claimed: {
    update: `${HANDED_OVER}, claim = if_not_exists(claim, :claim) remove ${WITHOUT_PASSKEY}, consent`,
    values: { ':claim': 'undecided' satisfies Profile['claim'] },
  },
  /** The claim of an account that an admin made for its owner. It begins only now, and with it the trial. */
  accepted: {
    update: `${HANDED_OVER}, claim = if_not_exists(claim, :claim), createdAt = :now remove ${WITHOUT_PASSKEY}, invitedAt`,
    values: { ':claim': 'undecided' satisfies Profile['claim'] },
  },
} as const

/** What changes with the password at a verification: the account is handed over to its owner, perhaps by a claim. */
interface NewAccess {
  kind: 'handedOver' | 'staffHandedOver' | 'firstPassword' | 'claimed' | 'accepted'
  hasLongPassword: boolean
}

/**
 * Stores at `now` (epoch ms) that the user's address is verified, in one write. `access` is given when the password has
 * been replaced with the verification: all earlier access ends. Returns `false` and stores nothing when `email` is not
 * the user's address.
 */
export async function recordVerification(
  user: UserId,
  { email, now, access }: { email: string; now: number; access?: NewAccess },
): Promise<boolean> {
  const { update, values } = VERIFICATIONS[access?.kind ?? 'verified']
  const updated = await updateProfile(user, `set ${update}`, {
    condition: 'email = :email',
    values: { ':now': now, ':email': email, ...values, ...(access && { ':long': access.hasLongPassword }) },
  })
  return updated !== undefined
}

/** Stores that the account is about to be handed over. Does nothing when it was deleted in the meantime. */
export async function recordHandOverBegin(user: UserId, now: number): Promise<void> {
  await updateProfile(user, 'set handOverBeganAt = :now', { values: { ':now': now } })
}

/**
 * After a change of the password or the address: makes all sessions and mailed links from before `now` (epoch ms) invalid. Does nothing
 * when they were made invalid up to a later instant, or the account was deleted in the meantime.
 */
export async function invalidateEarlierAccess(user: UserId, now: number, hasLongPassword?: boolean): Promise<void> {
  const isNewPassword = hasLongPassword !== undefined
  await updateProfile(user, `set trustedFrom = :now${isNewPassword ? ', hasLongPassword = :long' : ''}`, {
    condition: `${EXISTS} and (attribute_not_exists(trustedFrom) or trustedFrom < :now)`,
    values: { ':now': now, ...(isNewPassword && { ':long': hasLongPassword }) },
  })
}

/** Stores whether the user's password is long. Does nothing when the account was deleted in the meantime. */
export async function recordPasswordLength(user: UserId, hasLongPassword: boolean): Promise<void> {
  await updateProfile(user, 'set hasLongPassword = :long', { values: { ':long': hasLongPassword } })
}

const EXISTS = 'attribute_exists(pk)'

/** Updates the user's profile. Returns `undefined` and changes nothing when `condition` does not hold. */
function updateProfile(
  user: UserId,
  update: string,
  { condition = EXISTS, values }: { condition?: string; values: Record<string, unknown> },
) {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: update,
    ConditionExpression: condition,
    ExpressionAttributeValues: values,
  })
  return tryConditionalWrite(table.send(command))
}

/** Whether DynamoDB cancelled a transaction, which then changed nothing. */
export const isTransactionCancelled = (error: unknown) => error instanceof TransactionCanceledException

type Puts = NonNullable<TransactWriteCommandInput['TransactItems']>

/**
 * Stores a new account and its further `items` in one transaction, and then removes the unfinished mark. Returns
 * `false` and stores nothing when another account took the address in the meantime. Throws `busy` when another sign-up
 * writes the address at the same time. With `attempt`, the same sign-up may be repeated for ten minutes.
 */
export async function storeAccount(
  user: UserId,
  profile: Omit<Profile, 'roles'>,
  { attempt, items = [] }: { attempt?: Hash; items?: Puts },
): Promise<boolean> {
  const TableName = tableName()
  const putNew = (Item: Record<string, unknown>) => ({
    Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  })
  const attemptFields = { attempt, attemptUntil: profile.createdAt + REPEATABLE_MS }
  const TransactItems = [
    putNew({ ...EmailOwnerItem.key({ address: profile.email }), userId: user, ...(attempt && attemptFields) }),
    putNew({ ...ProfileItem.key({ user }), ...profile }),
    ...items,
  ]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    await table.send(new DeleteCommand({ TableName, Key: UnfinishedAccountItem.key({ user }) }))
    return true
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const codes = error.CancellationReasons?.map(({ Code }) => Code)
    if (codes?.[0] === 'ConditionalCheckFailed') return false
    // Another sign-up writes the same address at this moment. A retry shows which one won.
    if (codes?.includes('TransactionConflict')) throw new DomainError('busy')
    throw error
  }
}
