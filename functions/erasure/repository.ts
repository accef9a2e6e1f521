import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { ProfileItem } from '../table/items/profile.ts'
import type { UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'
import { findProfile } from '../table/records/profile.ts'

/** An account whose deletion was asked for, and when it ends (epoch ms). */
export interface Erasure {
  user: UserId
  erasesAt: number
}

/** The accounts that ended at `instant` (epoch ms) or before, the earliest first. */
export async function findErasuresUntil(instant: number): Promise<Erasure[]> {
  const items = await readAll(ErasureItem.all({}), { consistent: true })
  return items
    .map((item) => ({ ...ErasureItem.parse(item), user: keyPartsOf(ErasureItem, item).user }))
    .filter(({ erasesAt }) => erasesAt <= instant)
    .toSorted((first, second) => first.erasesAt - second.erasesAt)
}

/**
 * Decides that an account is erased: from now on no sign-in takes it back. Returns `false` when one already has, and
 * removes what is left of that request. Throws for an account with a role, which could be that of the last admin.
 */
export async function beginErasure({ user, erasesAt }: Erasure): Promise<boolean> {
  const profile = await findProfile(user)
  // An earlier run was interrupted after it had erased the profile.
  if (!profile) return true
  if (profile.roles.length > 0) throw new Error('The account has a role')
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set erasingSince = if_not_exists(erasingSince, :now)',
    ConditionExpression: 'erasesAt = :erasesAt',
    ExpressionAttributeValues: { ':now': Date.now(), ':erasesAt': erasesAt },
  })
  if (await tryConditionalWrite(table.send(command))) return true
  // A sign-in has removed this with its request. Only after a restore of the table may it still be there.
  const entry = { TableName: tableName(), Key: ErasureItem.key({ user }) }
  const sameRequest = {
    ConditionExpression: 'erasesAt = :erasesAt',
    ExpressionAttributeValues: { ':erasesAt': erasesAt },
  }
  await tryConditionalWrite(table.send(new DeleteCommand({ ...entry, ...sameRequest })))
  return false
}
