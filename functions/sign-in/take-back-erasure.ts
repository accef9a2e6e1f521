import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'

/**
 * Takes back the deletion of an account whose user signs in at `now` (epoch ms). One conditional write decides against
 * the job that erases. Returns whether there was a deletion to take back. Throws `wrong-credentials`, as for an account
 * that does not exist, when the time for it has ended or the job has begun. Source: requirement PROF-03.
 */
export async function takeBackErasure(
  { id, erasesAt }: { id: string } & Pick<Profile, 'erasesAt'>,
  now: number,
): Promise<boolean> {
  if (erasesAt === undefined) return false
  const user = id as UserId
  const unmark = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'remove erasesAt',
    ConditionExpression: 'erasesAt > :now and attribute_not_exists(erasingSince)',
    ExpressionAttributeValues: { ':now': now },
  })
  if (await tryConditionalWrite(table.send(unmark))) {
    await forgetEntry(user, erasesAt)
    return true
  }
  const profile = await findProfile(user)
  // Another sign-in has taken it back.
  if (profile && profile.erasesAt === undefined) return true
  throw new DomainError('wrong-credentials')
}

/** Removes the job's entry, unless it is that of a later request. If this fails, the job removes it when it is due. */
async function forgetEntry(user: UserId, erasesAt: number): Promise<void> {
  const command = new DeleteCommand({
    TableName: tableName(),
    Key: ErasureItem.key({ user }),
    ConditionExpression: 'erasesAt = :erasesAt',
    ExpressionAttributeValues: { ':erasesAt': erasesAt },
  })
  await table.send(command).catch(() => undefined)
}
