import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../table/client.ts'
import { partsOf } from '../table/item-kind.ts'
import { UnfinishedItem } from '../table/items/unfinished.ts'
import type { UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'

/** The accounts whose making began before `instant` (epoch ms) and was not noted as finished. */
export async function unfinishedBefore(instant: number): Promise<UserId[]> {
  const items = await readAll(UnfinishedItem.all({}), { consistent: true })
  return items
    .filter((item) => UnfinishedItem.parse(item).createdAt < instant)
    .map((item) => partsOf(UnfinishedItem, item).user)
}

export async function forget(user: UserId): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: UnfinishedItem.key({ user }) }))
}
