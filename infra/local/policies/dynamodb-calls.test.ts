import { describe, expect, it } from 'vitest'
import { resolver } from '../template/resolve.ts'
import { readTemplates } from '../template/template.ts'
import { readerOfDynamoDb } from './dynamodb-calls.ts'

const TABLE = 'S-Table'
const key = (AttributeName: string, KeyType = 'HASH') => ({ AttributeName, KeyType })
const Properties = {
  KeySchema: [key('sk', 'RANGE'), key('pk')],
  GlobalSecondaryIndexes: [{ IndexName: 'due', KeySchema: [key('duePk')] }],
}
const template = { Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties } } }
const assembly = readTemplates([{ stack: 'S', template }])
const read = readerOfDynamoDb(assembly, resolver(assembly, { poolId: '', clientId: '', issuer: '' }))

type Asked = [operation: string, asked: object]
function asksOf([operation, asked]: Asked) {
  const call = { caller: 'days', service: 'DynamoDB_20120810', operation, asked: { TableName: TABLE, ...asked } }
  return read(call)?.map(
    ({ action, resource, context }) =>
      `${action} ${resource.split(':').at(-1)} ${context['dynamodb:LeadingKeys']?.join()}`,
  )
}

const item = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ME' } })
const query = (KeyConditionExpression: string, more = {}): Asked => [
  'Query',
  { KeyConditionExpression, ExpressionAttributeValues: { ':a': { S: 'x' }, ':pk': { S: 'USER#1' } }, ...more },
]
const renamed = { ExpressionAttributeNames: { '#p': 'pk' } }
const part = (kind: string, more: object) => ({ [kind]: { TableName: TABLE, ...more } })

describe('[SEC-31] a call of the table asks for the keys it touches', () => {
  const queried = ['dynamodb:Query table/S-Table USER#1']

  it.each<[string, Asked, string[]]>([
    ['an item', ['GetItem', { Key: item('USER#1') }], ['dynamodb:GetItem table/S-Table USER#1']],
    ['a new item', ['PutItem', { Item: item('EMAIL#a') }], ['dynamodb:PutItem table/S-Table EMAIL#a']],
    ['an item of another table', ['GetItem', { TableName: 'O' }], ['dynamodb:GetItem table/O undefined']],
    ['an item without its key', ['GetItem', {}], ['dynamodb:GetItem table/S-Table undefined']],
    ['a query', query('pk = :pk and sk between :a and :a'), queried],
    ['a query whose key comes last', query('sk = :a AND pk=:pk'), queried],
    ['a query by a placeholder', query('(#p = :pk) and begins_with(sk, :a)', renamed), queried],
    [
      'a query of an index',
      query('pk = :a and duePk = :pk', { IndexName: 'due' }),
      ['dynamodb:Query table/S-Table/index/due USER#1'],
    ],
    [
      'a transaction, part by part',
      [
        'TransactWriteItems',
        {
          TransactItems: [
            part('Put', { Item: item('USER#1') }),
            part('Delete', { Key: item('UNFINISHED') }),
            part('ConditionCheck', { Key: item('EMAIL#a') }),
          ],
        },
      ],
      [
        'dynamodb:PutItem table/S-Table USER#1',
        'dynamodb:DeleteItem table/S-Table UNFINISHED',
        'dynamodb:ConditionCheckItem table/S-Table EMAIL#a',
      ],
    ],
  ])('%s', (_, asked, asks) => {
    expect(asksOf(asked)).toEqual(asks)
  })

  it.each<[string, Asked]>([
    ['a query whose key cannot be found', query('sk = :a')],
    ['a scan, which names no key', ['Scan', {}]],
    ['a batch', ['BatchGetItem', { RequestItems: { [TABLE]: { Keys: [item('USER#1')] } } }]],
    ['a statement', ['ExecuteStatement', { Statement: 'select' }]],
  ])('%s cannot be told', (_, asked) => {
    expect(asksOf(asked)).toBeUndefined()
  })
})
