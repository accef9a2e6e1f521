import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import { queryRange, type Range } from './query.ts'

/** Deletes all of a range, one page (at most 1 MB) of items. */
export async function deleteRange(range: Range): Promise<void> {
  await deleteItems(await queryRange(range, { consistent: true }))
}

/** Deletes items, side by side. */
export async function deleteItems(items: Awaited<ReturnType<typeof queryRange>>): Promise<void> {
  const commands = items.map(({ pk, sk }) => new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }))
  await Promise.all(commands.map((command) => table.send(command)))
}
