import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'

/**
 * Returns the latest version of an item, or `undefined` when there is none. With `consistent: false` the read costs
 * half, but may return a slightly older version.
 */
export async function findItem(key: Key, { consistent = true } = {}): Promise<Record<string, unknown> | undefined> {
  const command = new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent })
  return (await table.send(command)).Item
}
