import { isDeepStrictEqual } from 'node:util'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../shared/problems.ts'
import type { Me } from '../http/authenticate.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { findItem } from '../table/find-item.ts'
import { PasskeysItem, type StoredPasskey } from '../table/items/passkeys.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { SessionItem } from '../table/items/session.ts'
import type { UserId } from '../table/keys.ts'
import { replaceItem } from '../table/replace-item.ts'

/** The passkeys of a user, and those that are stored: perhaps some that count no more. */
export interface Passkeys {
  stored: unknown
  passkeys: readonly StoredPasskey[]
}

/** Reads the passkeys of a user. They count only while the profile says so (`hasPasskey`). */
export async function findPasskeys(user: UserId, hasPasskey: boolean): Promise<Passkeys> {
  const item = await findItem(PasskeysItem.key({ user }))
  return { stored: item?.['passkeys'], passkeys: hasPasskey && item ? PasskeysItem.parse(item).passkeys : [] }
}

/** Replaces the passkeys of a user, who keeps at least one. Throws `busy` when they were changed meanwhile. */
export async function updatePasskeys(
  user: UserId,
  { stored }: Passkeys,
  passkeys: readonly StoredPasskey[],
): Promise<void> {
  const key = PasskeysItem.key({ user })
  if (await replaceItem(key, { passkeys }, { version: 'passkeys', before: stored })) return
  // The client repeats a call whose reply was lost. Then the condition fails because of our own first call.
  const isDone = isDeepStrictEqual((await findItem(key))?.['passkeys'], passkeys)
  if (!isDone) throw new DomainError('busy')
}

/**
 * Replaces the passkeys of the signed-in user, and stores in the profile whether there are any. `usedAt` is given when this
 * session has just used one (epoch ms). Nothing changes, and it
 * throws `busy`, when another request changes them, or when access such as that of this session was ended meanwhile.
 */
export async function storePasskeys(
  me: Me,
  { stored }: Passkeys,
  passkeys: readonly StoredPasskey[],
  usedAt?: number,
): Promise<void> {
  const { userId: user, trustedAt, account } = me
  const TableName = tableName()
  const key = PasskeysItem.key({ user })
  const unchanged =
    stored === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'passkeys = :stored', ExpressionAttributeValues: { ':stored': stored } }
  const list = passkeys.length
    ? { Put: { TableName, Item: { ...key, passkeys }, ...unchanged } }
    : { Delete: { TableName, Key: key, ...unchanged } }
  const profile = {
    TableName,
    Key: ProfileItem.key({ user }),
    UpdateExpression: passkeys.length ? 'set hasPasskey = :yes' : 'remove hasPasskey',
    ConditionExpression: [
      'attribute_exists(pk) and attribute_not_exists(erasesAt)',
      '(attribute_not_exists(trustedFrom) or trustedFrom <= :trustedAt)',
      account.hasPasskey ? 'attribute_exists(hasPasskey)' : 'attribute_not_exists(hasPasskey)',
    ].join(' and '),
    ExpressionAttributeValues: { ':trustedAt': trustedAt, ...(passkeys.length && { ':yes': true }) },
  }
  const session = usedAt === undefined ? [] : [{ Update: useInSession(me, usedAt) }]
  const TransactItems = [list, { Update: profile }, ...session]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
  } catch (error) {
    const codes =
      error instanceof TransactionCanceledException ? error.CancellationReasons?.map(({ Code }) => Code) : []
    if (codes?.some((code) => code === 'ConditionalCheckFailed' || code === 'TransactionConflict'))
      throw new DomainError('busy')
    throw error
  }
}

/** The update that stores in a session when the user has used a passkey (epoch ms). */
const useInSession = ({ userId: user, sessionHash: hash }: Me, now: number) => ({
  TableName: tableName(),
  Key: SessionItem.key({ user, hash }),
  UpdateExpression: 'set provenAt = :now, passkeyAt = :now',
  ConditionExpression: 'attribute_exists(pk)',
  ExpressionAttributeValues: { ':now': now },
})

/** Stores in a session that the user has used a passkey at `now` (epoch ms). Throws `not-signed-in` when it has ended. */
export async function recordUse(me: Me, now: number): Promise<void> {
  const update = table.send(new UpdateCommand(useInSession(me, now)))
  if (!(await tryConditionalWrite(update))) throw new DomainError('not-signed-in')
}
