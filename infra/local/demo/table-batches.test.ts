import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, it } from 'vitest'
import { readItems, writeItems } from './table-batches.ts'

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-2' }))
const mock = mockClient(client)
beforeEach(() => void mock.reset())

const items = Array.from({ length: 60 }, (_, sk) => ({ pk: 'p', sk }))
const putsOf = ({ RequestItems }: BatchWriteCommand['input']) => RequestItems?.['T'] ?? []

it('items are written in batches of 25, and unprocessed items are written again', async () => {
  const written: unknown[] = []
  mock.on(BatchWriteCommand).callsFake((input: BatchWriteCommand['input']) => {
    const puts = putsOf(input)
    const leavesFive = puts.length > 5
    const processed = leavesFive ? puts.slice(0, -5) : puts
    written.push(...processed.map(({ PutRequest }) => PutRequest?.Item))
    return { UnprocessedItems: leavesFive ? { T: puts.slice(-5) } : {} }
  })
  await writeItems(client, 'T', items)
  expect(written).toEqual(items)
  expect(mock.calls().map(({ args }) => putsOf(args[0].input as never).length)).toEqual([25, 5, 25, 5, 10, 5])
})

it('throws when the table never processes the items', async () => {
  mock.on(BatchWriteCommand).callsFake(({ RequestItems }) => ({ UnprocessedItems: RequestItems }))
  await expect(writeItems(client, 'T', items)).rejects.toThrow('no room')
})

it('a partition is read up to its last page', async () => {
  const [firstPage, lastPage] = [items.slice(0, 2), items.slice(2, 3)]
  mock
    .on(QueryCommand)
    .resolvesOnce({ Items: firstPage, LastEvaluatedKey: { pk: 'p' } })
    .resolvesOnce({ Items: lastPage })
  expect(await readItems(client, 'T', { pk: 'p', from: '0', to: '9' })).toEqual([...firstPage, ...lastPage])
})
