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
const named = (placeholder: string) => ({ ExpressionAttributeNames: { [`#${placeholder}`]: 'D' } })
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

/** What a call names besides the key. */
function attributesOf(operation: string, input: object) {
  const call = { caller: 'days', service: 'DynamoDB_20120810', operation, input: { TableName: TABLE, ...input } }
  return read(call)?.map(({ context }) => context['dynamodb:Attributes']?.join(' '))
}

describe('[SEC-31] a call of the table names attributes', () => {
  const Key = item('USER#1')

  it.each<[string, string, object, string]>([
    ['of the key', 'GetItem', { Key }, 'pk sk'],
    ['of the projection', 'GetItem', { Key, ProjectionExpression: 'a, b.c, #d[1]', ...named('d') }, 'pk sk a b D'],
    ['of a new item', 'PutItem', { Item: { ...Key, a: { S: '' } }, ConditionExpression: 'b < :b' }, 'pk sk a b'],
    [
      'of an update with all its clauses',
      'UpdateItem',
      {
        Key,
        UpdateExpression: 'SET a = if_not_exists(b, :one) + :a, #0 = :c REMOVE d[0].e ADD f :one DELETE g :g',
        ...named('0'),
      },
      'pk sk a b D d f g',
    ],
    [
      'of a condition',
      'DeleteItem',
      {
        Key,
        ConditionExpression: 'NOT (a = :a AND attribute_type(b, :b)) OR size(#c.e) BETWEEN :x AND :y AND d IN (:d)',
        ...named('c'),
      },
      'pk sk a b D d',
    ],
    [
      'of a query',
      'Query',
      {
        KeyConditionExpression: 'pk = :pk and begins_with(sk, :a)',
        FilterExpression: 'contains(a, :a)',
        ExpressionAttributeValues: { ':pk': { S: 'USER#1' } },
      },
      'a pk sk',
    ],
  ])('%s', (_, operation, input, expected) => {
    expect(attributesOf(operation, input)).toEqual([expected])
  })

  it('of all parts of a transaction together, for each action', () => {
    const update = (name: string) => transactionPart('Update', { Key, UpdateExpression: `set ${name} = :a` })
    const TransactItems = [update('a'), update('b'), transactionPart('Put', { Item: { ...Key, c: { S: '' } } })]
    expect(attributesOf('TransactWriteItems', { TransactItems })).toEqual(['pk sk a b', 'pk sk c'])
  })

  it.each(['AttributeUpdates', 'Expected'])('not by the old parameter %s, so that call cannot be read', (parameter) => {
    expect(attributesOf('UpdateItem', { Key, [parameter]: {} })).toBeUndefined()
    expect(
      attributesOf('TransactWriteItems', { TransactItems: [{ Update: { TableName: TABLE, Key, [parameter]: {} } }] }),
    ).toBeUndefined()
  })
})
