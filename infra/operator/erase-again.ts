import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { eraseItems } from '../../functions/erasure/erase-items.ts'
import { table, tableName } from '../../functions/table/client.ts'
import { keyPartsOf } from '../../functions/table/item-kind.ts'
import { ErasureItem } from '../../functions/table/items/erasure.ts'
import { ProfileItem } from '../../functions/table/items/profile.ts'
import type { UserId } from '../../functions/table/keys.ts'
import { readAll } from '../../functions/table/query.ts'
import { erasureInstant } from '../../shared/erasure/grace.ts'

/** Erases from the table every user who was erased before, whatever a restore has brought back. Returns how many. */
export async function eraseAgain(ids: AsyncIterable<string>): Promise<number> {
  let count = 0
  for await (const id of ids) {
    await eraseItems(id as UserId, () => false)
    count += 1
  }
  return count
}

/**
 * Begins the seven days anew for every deletion that still waits in a restored table: it may have been taken back after
 * the backup, which the table does not know. Its owner, who is signed out by the restore, signs in and keeps the
 * account. `others`: users whose profile waits, but who may have no entry. Returns how many wait.
 */
export async function restartErasures(others: ReadonlySet<UserId>, now: number): Promise<number> {
  const entries = await readAll(ErasureItem.all({}), { consistent: true })
  const users = new Set([...others, ...entries.map((item) => keyPartsOf(ErasureItem, item).user)])
  const results = await Promise.all([...users].map((user) => restart(user, erasureInstant(now))))
  return results.filter(Boolean).length
}

/** Returns `false` for an account that no deletion waits for. */
async function restart(user: UserId, erasesAt: number): Promise<boolean> {
  const TableName = tableName()
  const mark = {
    TableName,
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set erasesAt = :erasesAt remove erasingSince',
    ConditionExpression: 'attribute_exists(erasesAt)',
    ExpressionAttributeValues: { ':erasesAt': erasesAt },
  }
  const entry = { TableName, Item: { ...ErasureItem.key({ user }), erasesAt } }
  try {
    await table.send(new TransactWriteCommand({ TransactItems: [{ Update: mark }, { Put: entry }] }))
    return true
  } catch (error) {
    if (error instanceof TransactionCanceledException) return false
    throw error
  }
}
