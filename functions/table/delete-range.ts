import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'
import { type Range, readPages } from './query.ts'

/** More calls side by side would wait for a connection longer than a client waits. */
const SIDE_BY_SIDE = 25

/** Deletes all of a range but `kept`, page by page. What fails half-way may be done again. */
export async function deleteRange(range: Range, kept?: Key): Promise<void> {
  for await (const page of readPages(range, { consistent: true }))
    await deleteItems(page.filter(({ sk }) => sk !== kept?.sk))
}

/** Deletes items, some side by side. */
export async function deleteItems(items: readonly Key[]): Promise<void> {
  for (let start = 0; start < items.length; start += SIDE_BY_SIDE) {
    const some = items.slice(start, start + SIDE_BY_SIDE)
    const commands = some.map(({ pk, sk }) => new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }))
    await Promise.all(commands.map((command) => table.send(command)))
  }
}
