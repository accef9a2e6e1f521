import { setTimeout as wait } from 'node:timers/promises'
import { BatchWriteCommand, type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb'
import type { Range } from '../../../functions/table/query.ts'

/** DynamoDB's maximum number of items in one batch write. */
const BATCH_SIZE = 25
const MAX_ATTEMPTS = 10

/** Writes any number of items in batches. Retries unprocessed items, and throws after ten attempts. */
export async function writeItems(
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly Record<string, unknown>[],
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    let unwritten = items.slice(start, start + BATCH_SIZE).map((Item) => ({ PutRequest: { Item } }))
    for (let attempt = 1; unwritten.length > 0; attempt++) {
      if (attempt > MAX_ATTEMPTS) throw new Error('The table has no room for more items')
      if (attempt > 1) await wait(20 * attempt)
      const reply = await client.send(new BatchWriteCommand({ RequestItems: { [table]: unwritten } }))
      unwritten = (reply.UnprocessedItems?.[table] ?? []) as typeof unwritten
    }
  }
}

/** Reads all items of a partition with a sort key in the range, over all pages. */
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
