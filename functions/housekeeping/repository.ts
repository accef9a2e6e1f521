import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../table/client.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import type { UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'

/** The users whose account creation started before `instant` (epoch ms) and has not finished. */
export async function findUnfinishedBefore(instant: number): Promise<UserId[]> {
  const items = await readAll(UnfinishedAccountItem.all({}), { consistent: true })
  return items
    .filter((item) => UnfinishedAccountItem.parse(item).createdAt < instant)
    .map((item) => keyPartsOf(UnfinishedAccountItem, item).user)
}

/** Deletes the mark of an unfinished account. */
export async function deleteUnfinished(user: UserId): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: UnfinishedAccountItem.key({ user }) }))
}
