import { setTimeout as wait } from 'node:timers/promises'
import { BatchWriteCommand, type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb'
import type { Range } from '../../../functions/table/query.ts'

/** As many items as one call may write. */
const BATCH = 25
const MOST_TRIES = 10

/** Writes any number of items, and again those that the table had no room for. */
export async function writeItems(
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly Record<string, unknown>[],
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    let left = items.slice(start, start + BATCH).map((Item) => ({ PutRequest: { Item } }))
    for (let tries = 1; left.length > 0; tries++) {
      if (tries > MOST_TRIES) throw new Error('The table has no room for more items')
      if (tries > 1) await wait(20 * tries)
      const sent = await client.send(new BatchWriteCommand({ RequestItems: { [table]: left } }))
      left = (sent.UnprocessedItems?.[table] ?? []) as typeof left
    }
  }
}

/** Reads every item of a partition whose sort key lies in the range, however many pages they fill. */
export async function readItems(
  client: DynamoDBDocumentClient,
  table: string,
  { pk, from, to }: Range,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  const query = {
    TableName: table,
    KeyConditionExpression: 'pk = :pk and sk between :from and :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
  }
  for await (const { Items = [] } of paginateQuery({ client }, query)) items.push(...Items)
  return items
}
