import { describe, expect, it } from 'vitest'
import { createResolver } from '../template/resolve.ts'
import { readTemplates } from '../template/template.ts'
import { createDynamoDbReader } from './dynamodb-calls.ts'

const TABLE = 'S-Table'
const key = (AttributeName: string, KeyType = 'HASH') => ({ AttributeName, KeyType })
const Properties = {
  KeySchema: [key('sk', 'RANGE'), key('pk')],
  GlobalSecondaryIndexes: [{ IndexName: 'due', KeySchema: [key('duePk')] }],
}
const template = { Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties } } }
const assembly = readTemplates([{ stack: 'S', template }])
const read = createDynamoDbReader(assembly, createResolver(assembly, { poolId: '', clientId: '', issuer: '' }))

type OperationInput = [operation: string, input: object]
function permissionsOf([operation, input]: OperationInput) {
  const call = { caller: 'days', service: 'DynamoDB_20120810', operation, input: { TableName: TABLE, ...input } }
  return read(call)?.map(
    ({ action, resource, context }) =>
      `${action} ${resource.split(':').at(-1)} ${context['dynamodb:LeadingKeys']?.join()}`,
  )
}

const item = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ME' } })
const query = (KeyConditionExpression: string, more = {}): OperationInput => [
  'Query',
  { KeyConditionExpression, ExpressionAttributeValues: { ':a': { S: 'x' }, ':pk': { S: 'USER#1' } }, ...more },
]
const placeholder = { ExpressionAttributeNames: { '#p': 'pk' } }
const transactionPart = (kind: string, more: object) => ({ [kind]: { TableName: TABLE, ...more } })

describe('[SEC-31] a call of the table needs permissions for its keys', () => {
  const queryPermission = ['dynamodb:Query table/S-Table USER#1']

  it.each<[string, OperationInput, string[]]>([
    ['an item', ['GetItem', { Key: item('USER#1') }], ['dynamodb:GetItem table/S-Table USER#1']],
    ['a new item', ['PutItem', { Item: item('EMAIL#a') }], ['dynamodb:PutItem table/S-Table EMAIL#a']],
    ['an item of another table', ['GetItem', { TableName: 'O' }], ['dynamodb:GetItem table/O undefined']],
    ['an item without its key', ['GetItem', {}], ['dynamodb:GetItem table/S-Table undefined']],
    ['a query', query('pk = :pk and sk between :a and :a'), queryPermission],
    ['a query whose key comes last', query('sk = :a AND pk=:pk'), queryPermission],
    ['a query by a placeholder', query('(#p = :pk) and begins_with(sk, :a)', placeholder), queryPermission],
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
            transactionPart('Put', { Item: item('USER#1') }),
            transactionPart('Delete', { Key: item('UNFINISHED') }),
            transactionPart('ConditionCheck', { Key: item('EMAIL#a') }),
          ],
        },
      ],
      [
        'dynamodb:PutItem table/S-Table USER#1',
        'dynamodb:DeleteItem table/S-Table UNFINISHED',
        'dynamodb:ConditionCheckItem table/S-Table EMAIL#a',
      ],
    ],
  ])('%s', (_, call, expected) => {
    expect(permissionsOf(call)).toEqual(expected)
  })

  it.each<[string, OperationInput]>([
    ['a query whose key cannot be found', query('sk = :a')],
    ['a scan, which has no key', ['Scan', {}]],
    ['a batch', ['BatchGetItem', { RequestItems: { [TABLE]: { Keys: [item('USER#1')] } } }]],
    ['a statement', ['ExecuteStatement', { Statement: 'select' }]],
  ])('%s cannot be read', (_, call) => {
    expect(permissionsOf(call)).toBeUndefined()
  })
})
