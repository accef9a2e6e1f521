import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'
import { queryRange, type Range } from './query.ts'

/** Deletes all of a range but `kept`, one page (at most 1 MB) of items. */
export async function deleteRange(range: Range, kept?: Key): Promise<void> {
  const items = await queryRange(range, { consistent: true })
  await deleteItems(items.filter(({ sk }) => sk !== kept?.sk))
}

/** Deletes items, side by side. */
export async function deleteItems(items: Awaited<ReturnType<typeof queryRange>>): Promise<void> {
  const commands = items.map(({ pk, sk }) => new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }))
  await Promise.all(commands.map((command) => table.send(command)))
}
