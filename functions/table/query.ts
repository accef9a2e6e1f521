import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'

type Item = Key & Record<string, unknown>

/** Items of one partition, from one sort key to another. */
export interface Range {
  pk: string
  from: string
  to: string
}

/** Reads one page (at most 1 MB) of the items in a range, in key order; `backwards` gives the last first. */
export async function queryRange(
  { pk, from, to }: Range,
  options: { consistent?: boolean; backwards?: boolean } = {},
): Promise<Item[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk and sk between :from and :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ConsistentRead: options.consistent ?? false,
      ScanIndexForward: !options.backwards,
    }),
  )
  return Items as Item[]
}
