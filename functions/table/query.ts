import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from './client.ts'
import type { Key } from './keys.ts'

export type Item = Key & Record<string, unknown>

/** Items of one partition, from one sort key to another, both included. */
export interface Range {
  pk: string
  from: string
  to: string
}

interface ReadOptions {
  /** Default `false`: the read costs half, but may miss the latest writes. */
  consistent?: boolean
  /** Returns the last item first. */
  backwards?: boolean
}

/** One page of a range: at most 1 MB of items. */
interface Page {
  items: Item[]
  /** Whether the range may have more items after this page. */
  hasMore: boolean
}

function queryOf({ pk, from, to }: Range, { consistent = false, backwards = false }: ReadOptions): QueryCommandInput {
  return {
    TableName: tableName(),
    KeyConditionExpression: 'pk = :pk and sk between :from and :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
    ConsistentRead: consistent,
    ScanIndexForward: !backwards,
  }
}

/** Reads the first page of a range in one call: for small ranges, or for callers that continue from the last item. */
export async function readPage(range: Range, options: ReadOptions = {}): Promise<Page> {
  const { Items = [], LastEvaluatedKey } = await table.send(new QueryCommand(queryOf(range, options)))
  return { items: Items as Item[], hasMore: LastEvaluatedKey !== undefined }
}

/** Reads a range page by page. Each page is one call. */
export async function* readPages(
  range: Range,
  options: ReadOptions & { pageSize?: number } = {},
): AsyncGenerator<Item[]> {
  const { pageSize, ...readOptions } = options
  const config = { client: table, ...(pageSize && { pageSize }) }
  for await (const { Items = [] } of paginateQuery(config, queryOf(range, readOptions))) yield Items as Item[]
}

/** Reads a range of an index page by page. What was just written may be missing. */
export async function* readIndexPages(index: 'due', { pk, from, to }: Range): AsyncGenerator<Item[]> {
  const query: QueryCommandInput = {
    TableName: tableName(),
    IndexName: index,
    KeyConditionExpression: `${index}Pk = :pk and ${index}Sk between :from and :to`,
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
  }
  for await (const { Items = [] } of paginateQuery({ client: table }, query)) yield Items as Item[]
}

/** Reads all items of a range in key order, over as many pages as needed. */
export async function readAll(range: Range, options: ReadOptions = {}): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of readPages(range, options)) items.push(...page)
  return items
}

/** Reads the first `max` items of a range, over as many pages as needed. */
export async function readFirst(range: Range, max: number, options: ReadOptions = {}): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of readPages(range, { ...options, pageSize: max })) {
    items.push(...page)
    if (items.length >= max) break
  }
  return items.slice(0, max)
}
