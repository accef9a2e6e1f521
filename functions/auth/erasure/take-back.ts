import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { table, tableName } from '../../table/client.ts'
import { ErasureItem } from '../../table/items/erasure.ts'
import { type Profile, ProfileItem } from '../../table/items/profile.ts'
import type { UserId } from '../../table/keys.ts'
import { findProfile } from '../../table/records/profile.ts'
import { isTransactionCancelled } from '../repository.ts'

/**
 * Takes back the deletion of an account whose user signs in at `now` (epoch ms). One conditional write decides against
 * the job that erases. Returns whether there was a deletion to take back.
 *
 * Throws `wrong-credentials`, as for an account that does not exist, when the time for it has ended or the job has
 * begun, and `busy` for a concurrent change. Source: requirement PROF-03.
 */
export async function takeBackErasure(
  { id, erasesAt }: { id: string } & Pick<Profile, 'erasesAt'>,
  now: number,
): Promise<boolean> {
  if (erasesAt === undefined) return false
  const user = id as UserId
  const TableName = tableName()
  const unmark = {
    TableName,
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'remove erasesAt',
    ConditionExpression: 'erasesAt > :now and attribute_not_exists(erasingSince)',
    ExpressionAttributeValues: { ':now': now },
  }
  const entry = { TableName, Key: ErasureItem.key({ user }) }
  try {
    await table.send(new TransactWriteCommand({ TransactItems: [{ Update: unmark }, { Delete: entry }] }))
    return true
  } catch (error) {
    if (!isTransactionCancelled(error)) throw error
    const profile = await findProfile(user)
    // Another sign-in has taken it back.
    if (profile && profile.erasesAt === undefined) return true
    const isDecided = !profile || profile.erasingSince !== undefined || (profile.erasesAt ?? 0) <= now
    throw new DomainError(isDecided ? 'wrong-credentials' : 'busy')
  }
}
