import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import { tryConditionalWrite } from './conditional-write.ts'
import type { Key } from './keys.ts'

/**
 * Replaces an item of which `before` was read. `version` names the attribute that tells the versions apart. Returns
 * `false` and changes nothing when another request has changed the item since.
 */
export async function replaceItem(
  key: Key,
  fields: object,
  { version, before }: { version: string; before: unknown },
): Promise<boolean> {
  const command = new PutCommand({
    TableName: tableName(),
    Item: { ...key, ...fields },
    ...(before === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': version },
          ExpressionAttributeValues: { ':before': before },
        }),
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}
