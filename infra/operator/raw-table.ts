import { setTimeout as wait } from 'node:timers/promises'
import { BatchWriteItemCommand, type DynamoDBClient, paginateScan, type WriteRequest } from '@aws-sdk/client-dynamodb'
import type { RawItem } from './backup-file.ts'

/** DynamoDB's maximum number of items in one batch write. */
const BATCH_SIZE = 25
const MAX_CONCURRENT = 8
const MAX_ATTEMPTS = 12

/** Reads all items of a table, page by page. */
export async function* scanTable(client: DynamoDBClient, TableName: string): AsyncGenerator<RawItem> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) yield* Items
}

/** Whether a table has no item. */
export async function isEmpty(client: DynamoDBClient, TableName: string): Promise<boolean> {
  for await (const _ of scanTable(client, TableName)) return false
  return true
}

async function writeBatch(client: DynamoDBClient, table: string, batch: WriteRequest[]): Promise<void> {
  let unwritten = batch
  for (let attempt = 1; unwritten.length > 0; attempt++) {
    if (attempt > MAX_ATTEMPTS) throw new Error('The table does not accept more items now. Please try again later.')
    if (attempt > 1) await wait(Math.min(20 * 2 ** attempt, 5_000))
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: unwritten } }))
    unwritten = UnprocessedItems?.[table] ?? []
  }
}

/** Sends writes in batches, a few at a time, so that a table of any size needs little memory. */
async function writeAll(client: DynamoDBClient, table: string, requests: AsyncIterable<WriteRequest>): Promise<void> {
  let batch: WriteRequest[] = []
  let running: Promise<void>[] = []
  const flush = async (isLast: boolean) => {
    if (batch.length > 0) running.push(writeBatch(client, table, batch))
    batch = []
    if (!isLast && running.length < MAX_CONCURRENT) return
    await Promise.all(running)
    running = []
  }
  for await (const request of requests) {
    batch.push(request)
    if (batch.length === BATCH_SIZE) await flush(false)
  }
  await flush(true)
}

/** Writes items to a table. An item with the same key is replaced. */
export async function putAll(client: DynamoDBClient, table: string, items: AsyncIterable<RawItem>): Promise<void> {
  async function* requests() {
    for await (const Item of items) yield { PutRequest: { Item } }
  }
  await writeAll(client, table, requests())
}

/** Deletes all items of the main table. */
export async function wipe(client: DynamoDBClient, table: string): Promise<void> {
  async function* requests() {
    for await (const { pk, sk } of scanTable(client, table)) if (pk && sk) yield { DeleteRequest: { Key: { pk, sk } } }
  }
  await writeAll(client, table, requests())
}
