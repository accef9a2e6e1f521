import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from './ask.ts'
import { dynamoClient } from './dynamodb.ts'
import { Faults } from './faults.ts'
import { startGateway, WORLD_KEY } from './gateway.ts'
import { Judge } from './iam.ts'
import { ACCOUNT, REGION, resolver } from './resolve.ts'
import { readTemplates } from './template.ts'

const identity = { poolId: 'pool', clientId: 'client', issuer: 'http://127.0.0.1/pool' }
const TABLE = 'S-Table'
const tableArn = { 'Fn::GetAtt': ['Table', 'Arn'] }
const key = (AttributeName: string, KeyType = 'HASH') => ({ AttributeName, KeyType })

/** A judge of one function, `days`, whose policy is these statements. */
const judgeOf = (...statements: object[]) => judgeOfRole({}, statements)
function judgeOfRole(role: Record<string, unknown>, Statement: object[]): Judge {
  const table = {
    KeySchema: [key('sk', 'RANGE'), key('pk')],
    GlobalSecondaryIndexes: [{ IndexName: 'due', KeySchema: [key('duePk')] }],
  }
  const Resources = {
    Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: table },
    daysRole: { Type: 'AWS::IAM::Role', Properties: role },
    daysPolicy: {
      Type: 'AWS::IAM::Policy',
      Properties: { Roles: [{ Ref: 'daysRole' }], PolicyDocument: { Statement } },
    },
    daysFunction01234567: {
      Type: 'AWS::Lambda::Function',
      Properties: { Role: { 'Fn::GetAtt': ['daysRole', 'Arn'] } },
    },
  }
  const assembly = readTemplates([{ stack: 'S', template: { Resources } }])
  return new Judge(assembly, resolver(assembly, identity))
}

const allow = (Action: string | string[], more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource: tableArn,
  ...more,
})
const onKeys = (...prefixes: string[]) => ({
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes } },
})
const call = (operation: string, asked: object, service = 'DynamoDB_20120810'): Call => ({
  caller: 'days',
  service,
  operation,
  asked: { TableName: TABLE, ...asked },
})
const item = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ME' } })
const query = (KeyConditionExpression: string, pk: string, more = {}) =>
  call('Query', { KeyConditionExpression, ExpressionAttributeValues: { ':a': { S: 'x' }, ':pk': { S: pk } }, ...more })

const USER = 'USER#1'
const EMAIL = 'EMAIL#a'
const put = (pk: string) => ({ Put: { TableName: TABLE, Item: item(pk) } })
const check = (pk: string) => ({ ConditionCheck: { TableName: TABLE, Key: item(pk) } })

describe('[SEC-31] a call of the table is judged by the keys it touches', () => {
  const judge = judgeOf(
    allow(
      ['Query', 'GetItem', 'PutItem', 'BatchGetItem', 'BatchWriteItem'].map((each) => `dynamodb:${each}`),
      onKeys('USER#*'),
    ),
    allow('dynamodb:PutItem', onKeys('EMAIL#*')),
    {
      Effect: 'Allow',
      Action: 'dynamodb:Query',
      Resource: { 'Fn::Join': ['', [tableArn, '/index/due']] },
      ...onKeys('DUE#*'),
    },
  )
  const batch = (...pks: string[]) => call('BatchGetItem', { RequestItems: { [TABLE]: { Keys: pks.map(item) } } })
  const write = (...requests: object[]) => call('BatchWriteItem', { RequestItems: { [TABLE]: requests } })
  const transact = (...TransactItems: object[]) => call('TransactWriteItems', { TransactItems })
  const renamed = { ExpressionAttributeNames: { '#p': 'pk' } }

  it.each<[string, Call]>([
    ['an item', call('GetItem', { Key: item(USER) })],
    ['a new item', call('PutItem', { Item: item(EMAIL) })],
    ['a query', query('pk = :pk and sk between :a and :a', USER)],
    ['a query whose key comes last', query('sk = :a AND pk=:pk', USER)],
    ['a query by a placeholder', query('(#p = :pk) and begins_with(sk, :a)', USER, renamed)],
    ['a query of an index', query('duePk = :pk', 'DUE#1', { IndexName: 'due' })],
    ['several items', batch(USER, 'USER#2')],
    ['several writes', write({ PutRequest: { Item: item(USER) } }, { DeleteRequest: { Key: item(USER) } })],
    ['a transaction, part by part', transact(put(USER), put(EMAIL))],
    [
      'reads in a transaction',
      call('TransactGetItems', { TransactItems: [{ Get: { TableName: TABLE, Key: item(USER) } }] }),
    ],
  ])('%s that the policy allows', (_, allowed) => {
    expect(judge.refusal(allowed)).toBeUndefined()
  })

  it.each<[string, Call, string]>([
    ['another prefix', call('GetItem', { Key: item(EMAIL) }), 'GetItem'],
    ['a beginning that only looks like it', call('GetItem', { Key: item('USER') }), 'GetItem'],
    ['another action', call('DeleteItem', { Key: item(USER) }), 'DeleteItem'],
    ['another table', call('GetItem', { TableName: 'Other', Key: item(USER) }), 'GetItem'],
    ['a query of another prefix', query('sk = :a and pk = :pk', EMAIL), 'Query'],
    ['a query of an index by a key of the table', query('duePk = :pk', USER, { IndexName: 'due' }), 'Query'],
    ['a query whose key cannot be found', query('sk = :a', USER), 'cannot judge'],
    ['an item without its key', call('GetItem', {}), 'GetItem'],
    ['a scan', call('Scan', {}), 'Scan'],
    ['one item of several', batch(USER, EMAIL), 'BatchGetItem'],
    ['one write of several', write({ DeleteRequest: { Key: item(EMAIL) } }), 'BatchWriteItem'],
    ['one part of a transaction', transact(put(USER), put('ADMIN#1')), 'PutItem'],
    ['the condition of a transaction', transact(put(USER), check(USER)), 'ConditionCheckItem'],
    ['what cannot be read', call('ExecuteStatement', { Statement: 'select' }), 'cannot judge'],
    ['another service', call('SendMessage', { QueueUrl: 'https://sqs/1/q' }, 'AmazonSQS'), 'sqs:SendMessage'],
    ['an unknown service', call('', {}, 'POST /v2/email'), 'cannot judge'],
    ['nobody we know', { ...call('GetItem', { Key: item(USER) }), caller: 'nobody' }, 'security token'],
  ])('%s is refused', (_, refused, why) => {
    expect(judge.refusal(refused)).toContain(why)
  })
})

describe('a policy is read as IAM reads it', () => {
  const get = call('GetItem', { Key: item(USER) })
  const scan = call('Scan', {})
  const keyed = (operator: string, ...wanted: string[]) =>
    allow('dynamodb:*', { Condition: { [operator]: { 'dynamodb:LeadingKeys': wanted } } })
  const twoKeys = call('BatchGetItem', { RequestItems: { [TABLE]: { Keys: [item(USER), item(EMAIL)] } } })

  it.each<[string, object[], Call, boolean]>([
    ['nothing allows by itself', [], get, false],
    ['actions match whatever their case, with wildcards', [allow('DynamoDB:get*')], get, true],
    [
      'resources match with * and ?',
      [allow('dynamodb:GetItem', { Resource: 'arn:aws:dynamodb:*:table/S-T?ble' })],
      get,
      true,
    ],
    [
      'resources heed their case',
      [allow('dynamodb:GetItem', { Resource: 'arn:aws:dynamodb:*:table/s-table' })],
      get,
      false,
    ],
    ['a dot is a dot', [allow('dynamodb:GetItem', { Resource: 'arn.*' })], get, false],
    ['a denial wins', [allow('dynamodb:*'), { ...allow('dynamodb:GetItem'), Effect: 'Deny' }], get, false],
    [
      'a denial of another action does not',
      [allow('dynamodb:*'), { ...allow('dynamodb:PutItem'), Effect: 'Deny' }],
      get,
      true,
    ],
    ['several values are alternatives', [keyed('ForAllValues:StringLike', 'A#*', 'USER#*')], get, true],
    ['StringEquals knows no wildcard', [keyed('ForAllValues:StringEquals', 'USER#*')], get, false],
    ['StringEquals takes the same', [keyed('ForAllValues:StringEquals', USER)], get, true],
    ['ForAllValues wants all', [keyed('ForAllValues:StringLike', 'USER#*')], twoKeys, false],
    ['ForAnyValue is content with one', [keyed('ForAnyValue:StringLike', 'USER#*')], twoKeys, true],
    ['ForAllValues holds of nothing', [keyed('ForAllValues:StringLike', 'USER#*')], scan, true],
    ['ForAnyValue does not', [keyed('ForAnyValue:StringLike', 'USER#*')], scan, false],
    ['a plain operator wants exactly one', [keyed('StringLike', '*')], twoKeys, false],
    ['a plain operator takes one', [keyed('StringLike', 'USER#*')], get, true],
  ])('%s', (_, statements, asked, allowed) => {
    expect(judgeOf(...statements).refusal(asked) === undefined).toBe(allowed)
  })

  it.each<[string, object]>([
    ['NotAction', { Effect: 'Allow', NotAction: 'dynamodb:Scan', Resource: '*' }],
    ['NotResource', { Effect: 'Allow', Action: 'dynamodb:Scan', NotResource: '*' }],
    ['Principal', { ...allow('dynamodb:Scan'), Principal: '*' }],
    ['operator NumericEquals', keyed('NumericEquals', '1')],
    ['operator ForSomeValues:StringLike', keyed('ForSomeValues:StringLike', '1')],
    ['key aws:SourceIp', allow('dynamodb:Scan', { Condition: { StringLike: { 'aws:SourceIp': '*' } } })],
    ['policy variables', keyed('StringLike', '${aws:username}')],
  ])('%s stops the start', (what, statement) => {
    expect(() => judgeOf(statement)).toThrow(`does not know`)
    expect(() => judgeOf(statement)).toThrow(what.split(' ').at(-1))
  })

  it('a policy that AWS writes stops the start', () => {
    expect(() => judgeOfRole({ ManagedPolicyArns: ['arn:aws:iam::aws:policy/x'] }, [])).toThrow(
      'does not know what AWS',
    )
  })

  it.each<[string, object, string, string]>([
    [
      'AWSCognitoIdentityProviderService',
      { UserPoolId: 'p' },
      'AdminGetUser',
      'cognito-idp:AdminGetUser on resource: arn:aws:cognito-idp:eu-west-2:000000000000:userpool/p',
    ],
    [
      'AmazonSQS',
      { QueueUrl: 'https://sqs/0/q' },
      'SendMessage',
      'sqs:SendMessage on resource: arn:aws:sqs:eu-west-2:000000000000:q',
    ],
    [
      'AmazonSSM',
      { Name: '/a/b' },
      'GetParameter',
      'ssm:GetParameter on resource: arn:aws:ssm:eu-west-2:000000000000:parameter/a/b',
    ],
    [
      'AmazonSSM',
      { Names: ['c'] },
      'GetParameters',
      'ssm:GetParameters on resource: arn:aws:ssm:eu-west-2:000000000000:parameter/c',
    ],
  ])('%s is asked about the resource of the call: %o', (service, asked, operation, expected) => {
    expect(judgeOf().refusal(call(operation, asked, service))).toContain(expected)
  })
})

describe('[SEC-31] policies and calls agree', () => {
  const statements = [
    allow(['dynamodb:GetItem', 'dynamodb:PutItem'], onKeys('USER#*')),
    { ...allow('dynamodb:Scan'), Effect: 'Deny' },
    allow(['logs:CreateLogStream', 'logs:PutLogEvents']),
  ]

  it('a grant that nothing needed is known, and a call that was refused', () => {
    const judge = judgeOf(...statements)
    judge.refusal(call('GetItem', { Key: item(USER) }))
    judge.refusal(call('GetItem', { Key: item(EMAIL) }))
    expect(judge.report()).toEqual({
      days: {
        used: ['dynamodb:GetItem on table/S-Table USER#*'],
        unused: ['dynamodb:PutItem on table/S-Table USER#*'],
        refused: [expect.stringContaining('dynamodb:GetItem')],
      },
    })
    expect(judge.complaints()).toEqual([
      'days never needed dynamodb:PutItem on table/S-Table USER#*',
      expect.stringMatching(/^days was refused: User: arn:aws:sts::0{12}:assumed-role\/S-daysRole\/S-daysFunction/),
    ])
  })

  it('a call that is refused in part uses nothing', () => {
    const judge = judgeOf(...statements)
    judge.refusal(call('TransactWriteItems', { TransactItems: [put(USER), put(EMAIL)] }))
    expect(judge.report()['days']?.used).toEqual([])
  })
})

describe('[SEC-31] a gateway refuses as the service would', () => {
  const stand = createServer((_, response) => response.end('{}'))
  let gateway: Awaited<ReturnType<typeof startGateway>>
  beforeAll(async () => {
    await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve))
    const { port } = stand.address() as AddressInfo
    const judge = judgeOf(allow('dynamodb:GetItem', onKeys('USER#*')))
    gateway = await startGateway({ target: 'dynamodb', port, faults: new Faults(), judge })
  })
  afterAll(() => {
    gateway.stop()
    stand.close()
    stand.closeAllConnections()
  })
  const getAs = (caller: string, pk: string) =>
    dynamoClient(gateway.url, caller).send(new GetItemCommand({ TableName: TABLE, Key: item(pk) }))

  it('the table', async () => {
    await expect(getAs('days', USER)).resolves.toBeDefined()
    await expect(getAs('days', EMAIL)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(
        `dynamodb:GetItem on resource: arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/S-Table`,
      ),
      $fault: 'client',
      $metadata: { httpStatusCode: 400, attempts: 1 },
    })
    await expect(getAs('stranger', USER)).rejects.toMatchObject({ name: 'AccessDeniedException' })
    await expect(getAs(WORLD_KEY, EMAIL)).resolves.toBeDefined()
  })

  it('the directory', async () => {
    const credentials = { accessKeyId: 'days', secretAccessKey: 'local' }
    const cognito = new CognitoIdentityProviderClient({ endpoint: gateway.url, region: REGION, credentials })
    const command = new AdminInitiateAuthCommand({
      UserPoolId: 'p',
      ClientId: 'c',
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    })
    await expect(cognito.send(command)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('cognito-idp:AdminInitiateAuth'),
    })
  })
})
