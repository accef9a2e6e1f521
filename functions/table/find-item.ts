import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'

/** An item as it is this moment, or, not `consistent`, at half the price as it was a moment ago; `undefined` when there is none. */
export async function findItem(key: Key, { consistent = true } = {}): Promise<Record<string, unknown> | undefined> {
  const command = new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent })
  return (await table.send(command)).Item
}
