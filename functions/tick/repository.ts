import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { ReminderBookItem, TickItem } from '../table/items/reminders.ts'
import type { UserId } from '../table/keys.ts'
import { readIndexPages } from '../table/query.ts'
import { duePk, dueSk } from '../table/records/due.ts'
import { DUE_SHARDS } from '../table/records/reminders.ts'

/** Up to which instant (epoch ms) everything that was due was handed over; `undefined` before the first run. */
export async function findCursor(): Promise<number | undefined> {
  const item = await findItem(TickItem.key({}))
  return item && TickItem.parse(item).at
}

export async function storeCursor(at: number): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...TickItem.key({}), at } }))
}

/** The users for whom something is due between two instants (epoch ms), both included, page by page. */
export async function* duePages(from: number, to: number): AsyncGenerator<UserId[]> {
  for (let shard = 0; shard < DUE_SHARDS; shard++) {
    const range = { pk: duePk(shard), from: dueSk(from), to: dueSk(to) }
    for await (const items of readIndexPages('due', range))
      yield items.map((item) => keyPartsOf(ReminderBookItem, item).user)
  }
}
