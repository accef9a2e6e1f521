import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'
import { type Range, readPages } from './query.ts'

/** More concurrent calls would wait for a free connection until they time out. */
const MAX_CONCURRENT = 25

/** Deletes all items of a range except `kept`, page by page. After a failure it is safe to call it again. */
export async function deleteRange(range: Range, kept?: Key): Promise<void> {
  for await (const page of readPages(range, { consistent: true }))
    await deleteItems(page.filter(({ sk }) => sk !== kept?.sk))
}

/** Deletes items, at most `MAX_CONCURRENT` at once. */
export async function deleteItems(items: readonly Key[]): Promise<void> {
  for (let start = 0; start < items.length; start += MAX_CONCURRENT) {
    const batch = items.slice(start, start + MAX_CONCURRENT)
    const commands = batch.map(({ pk, sk }) => new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }))
    await Promise.all(commands.map((command) => table.send(command)))
  }
}
