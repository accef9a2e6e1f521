import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'

export type Item = Key & Record<string, unknown>

/** Items of one partition, from one sort key to another. */
export interface Range {
  pk: string
  from: string
  to: string
}

/** How a range is read: as it is this moment or as it was a moment ago, and from which end. */
interface How {
  consistent?: boolean
  /** The last item first. */
  backwards?: boolean
}

/** One page of a range: at most 1 MB of items. */
interface Page {
  items: Item[]
  /** Whether the range may go on behind the last of these items. */
  hasMore: boolean
}

function queryOf({ pk, from, to }: Range, { consistent = false, backwards = false }: How): QueryCommandInput {
  return {
    TableName: tableName(),
    KeyConditionExpression: 'pk = :pk and sk between :from and :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
    ConsistentRead: consistent,
    ScanIndexForward: !backwards,
  }
}

/** Reads the beginning of a range in one call: for what is known to be small, or to be read on from. */
export async function readPage(range: Range, how: How = {}): Promise<Page> {
  const { Items = [], LastEvaluatedKey } = await table.send(new QueryCommand(queryOf(range, how)))
  return { items: Items as Item[], hasMore: LastEvaluatedKey !== undefined }
}

/** Reads a range page by page, one call each. */
export async function* readPages(range: Range, how: How & { pageSize?: number } = {}): AsyncGenerator<Item[]> {
  const { pageSize, ...rest } = how
  const config = { client: table, ...(pageSize && { pageSize }) }
  for await (const { Items = [] } of paginateQuery(config, queryOf(range, rest))) yield Items as Item[]
}

/** Reads all items of a range, in key order, however large they are. */
export async function readAll(range: Range, how: How = {}): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of readPages(range, how)) items.push(...page)
  return items
}

/** Reads the first `most` items of a range, however large they are. */
export async function readFirst(range: Range, most: number, how: How = {}): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of readPages(range, { ...how, pageSize: most })) {
    items.push(...page)
    if (items.length >= most) break
  }
  return items.slice(0, most)
}
