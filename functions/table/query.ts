import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'

type Item = Key & Record<string, unknown>

/** Items of one partition, from one sort key to another. */
export interface Range {
  pk: string
  from: string
  to: string
}

/**
 * Reads the items in a range, in key order; `backwards` gives the last first. At most one page (1 MB); with a `limit` so
 * many, however large they are.
 */
export async function queryRange(
  { pk, from, to }: Range,
  {
    consistent = false,
    backwards = false,
    limit = 0,
  }: { consistent?: boolean; backwards?: boolean; limit?: number } = {},
): Promise<Item[]> {
  const items: Item[] = []
  let page: QueryCommandOutput | undefined
  do {
    page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk and sk between :from and :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ConsistentRead: consistent,
        ScanIndexForward: !backwards,
        ...(limit && { Limit: limit - items.length }),
        ExclusiveStartKey: page?.LastEvaluatedKey,
      }),
    )
    items.push(...((page.Items ?? []) as Item[]))
  } while (page.LastEvaluatedKey && items.length < limit)
  return items
}
