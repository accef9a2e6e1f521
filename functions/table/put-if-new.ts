import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import { tryConditionalWrite } from './conditional-write.ts'
import type { Key } from './keys.ts'

/** Stores an item, unless its key is taken. Returns whether it was stored. */
export async function putIfNew(key: Key, fields: object): Promise<boolean> {
  const command = new PutCommand({
    TableName: tableName(),
    Item: { ...key, ...fields },
    ConditionExpression: 'attribute_not_exists(pk)',
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}
