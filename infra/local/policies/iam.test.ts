import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dynamoClient } from '../services/dynamodb.ts'
import { Faults } from '../services/faults.ts'
import { startGateway, WORLD_KEY } from '../services/gateway.ts'
import { ACCOUNT, createResolver, REGION } from '../template/resolve.ts'
import { readTemplates } from '../template/template.ts'
import { findPolicyMismatches, Judge } from './iam.ts'
import type { Call } from './permission.ts'

const identity = { poolId: 'pool', clientId: 'client', issuer: 'http://127.0.0.1/pool' }
const TABLE = 'S-Table'
const tableArn = { 'Fn::GetAtt': ['Table', 'Arn'] }

/** A judge for one function, `days`, with these statements as its policy. */
function judgeWith(...Statement: object[]): Judge {
  const table = { KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }] }
  const Resources = {
    Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: table },
    daysRole: { Type: 'AWS::IAM::Role', Properties: {} },
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
  return new Judge(assembly, createResolver(assembly, identity))
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
const call = (operation: string, input: object, service = 'DynamoDB_20120810'): Call => ({
  caller: 'days',
  service,
  operation,
  input: { TableName: TABLE, ...input },
})
const item = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ME' } })
const USER = 'USER#1'
const EMAIL = 'EMAIL#a'
const put = (pk: string) => ({ Put: { TableName: TABLE, Item: item(pk) } })

describe('[SEC-31] a call is checked against all statements of the policy', () => {
  const onUsers = allow(['dynamodb:GetItem', 'dynamodb:PutItem'], onKeys('USER#*'))
  const judge = judgeWith(
    onUsers,
    allow('dynamodb:PutItem', onKeys('EMAIL#*')),
    allow('dynamodb:PutItem', onKeys('USER#*', 'IDENTITY#*')),
  )
  const transact = (...TransactItems: object[]) => call('TransactWriteItems', { TransactItems })

  it.each<[string, Call]>([
    ['an item', call('GetItem', { Key: item(USER) })],
    ['an item that another statement allows', call('PutItem', { Item: item(EMAIL) })],
    ['a transaction that one statement allows', transact(put(USER), put('IDENTITY#a'))],
  ])('%s is allowed', (_, allowed) => {
    expect(judge.refusal(allowed)).toBeUndefined()
  })

  it.each<[string, Call, string]>([
    ['another prefix', call('GetItem', { Key: item(EMAIL) }), 'GetItem'],
    ['another action', call('DeleteItem', { Key: item(USER) }), 'DeleteItem'],
    ['another table', call('GetItem', { TableName: 'Other', Key: item(USER) }), 'GetItem'],
    ['an item without its key', call('GetItem', {}), 'GetItem'],
    ['one part of a transaction', transact(put(USER), put('ADMIN#1')), 'PutItem'],
    ['a transaction that needs two statements for one action', transact(put(USER), put(EMAIL)), 'PutItem'],
    ['a call that cannot be read', call('Scan', {}), 'cannot judge'],
    ['another service', call('SendMessage', { QueueUrl: 'https://sqs/1/q' }, 'AmazonSQS'), 'sqs:SendMessage'],
    ['an unknown service', call('', {}, 'POST /v2/email'), 'cannot judge'],
    ['an unknown caller', { ...call('GetItem', { Key: item(USER) }), caller: 'unknown' }, 'security token'],
  ])('%s is refused', (_, refused, reason) => {
    expect(judge.refusal(refused)).toContain(reason)
  })

  it('a statement on attributes allows no other attribute and no other return value', () => {
    const limited = judgeWith(
      allow('dynamodb:UpdateItem', {
        Condition: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'usedAt'] },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_NEW'] },
        },
      }),
    )
    const update = (UpdateExpression: string, more = {}) =>
      limited.refusal(call('UpdateItem', { Key: item(USER), UpdateExpression, ...more }))
    expect(update('set usedAt = :now')).toBeUndefined()
    expect(update('set usedAt = :now', { ReturnValues: 'NONE' })).toBeUndefined()
    expect(update('set usedAt = :now', { ReturnValues: 'ALL_NEW' })).toContain('UpdateItem')
    expect(update('set usedAt = :now, roles = :all')).toContain('UpdateItem')
    expect(update('set UsedAt = :now')).toContain('UpdateItem')
    expect(update('set usedAt = :now', { ConditionExpression: 'attribute_exists(roles)' })).toContain('UpdateItem')
  })

  it('a denial overrides a permission, but only for the denied action', () => {
    const denied = judgeWith(allow('dynamodb:*'), { ...allow('dynamodb:PutItem'), Effect: 'Deny' })
    expect(denied.refusal(call('PutItem', { Item: item(USER) }))).toContain('explicit deny')
    expect(denied.refusal(call('GetItem', { Key: item(USER) }))).toBeUndefined()
  })

  it.each<[string, object, string, string]>([
    ['AWSCognitoIdentityProviderService', { UserPoolId: 'p' }, 'AdminGetUser', 'cognito-idp:AdminGetUser userpool/p'],
    ['AmazonSQS', { QueueUrl: 'https://sqs/0/q' }, 'SendMessage', 'sqs:SendMessage q'],
    ['AmazonSSM', { Name: '/a/b' }, 'GetParameter', 'ssm:GetParameter parameter/a/b'],
  ])('the permission for %s names the resource of the call: %o', (service, input, operation, expected) => {
    const [action = '', resource] = expected.split(' ')
    expect(judgeWith().refusal(call(operation, input, service))).toContain(
      `${action} on resource: arn:aws:${action.split(':')[0]}:${REGION}:${ACCOUNT}:${resource} because`,
    )
  })
})

describe('[SEC-31] policies and calls are compared', () => {
  const statements = [
    allow(['dynamodb:GetItem', 'dynamodb:PutItem'], onKeys('USER#*')),
    { ...allow('dynamodb:Scan'), Effect: 'Deny' },
    allow(['logs:CreateLogStream', 'logs:PutLogEvents']),
  ]

  it('reports unused grants and refused calls', () => {
    const judge = judgeWith(...statements)
    judge.refusal(call('GetItem', { Key: item(USER) }))
    judge.refusal(call('GetItem', { Key: item(EMAIL) }))
    expect(judge.report()).toEqual({
      days: {
        used: ['dynamodb:GetItem on table/S-Table USER#*'],
        unused: ['dynamodb:PutItem on table/S-Table USER#*'],
        refused: [expect.stringContaining('dynamodb:GetItem')],
      },
    })
    expect(findPolicyMismatches([judge.report()])).toEqual([
      'days never needed dynamodb:PutItem on table/S-Table USER#*',
      expect.stringMatching(/^days was refused: User: arn:aws:sts::0{12}:assumed-role\/S-daysRole\/S-daysFunction/),
    ])
  })

  it('a grant that one of two worlds used counts as used, and each refused call is reported once', () => {
    const [first, second] = [judgeWith(...statements), judgeWith(...statements)]
    first.refusal(call('GetItem', { Key: item(USER) }))
    for (const each of [first, second]) each.refusal(call('GetItem', { Key: item(EMAIL) }))
    second.refusal(call('DeleteItem', { Key: item(EMAIL) }))
    expect(findPolicyMismatches([first.report(), second.report()])).toEqual([
      'days never needed dynamodb:PutItem on table/S-Table USER#*',
      expect.stringContaining('dynamodb:GetItem'),
      expect.stringContaining('dynamodb:DeleteItem'),
    ])
    second.refusal(call('PutItem', { Item: item(USER) }))
    expect(findPolicyMismatches([first.report(), second.report()]).join()).not.toContain('never needed')
  })

  it('a call that is partly refused uses no grant', () => {
    const judge = judgeWith(...statements)
    judge.refusal(call('TransactWriteItems', { TransactItems: [put(USER), put(EMAIL)] }))
    expect(judge.report()['days']?.used).toEqual([])
  })
})

describe('[SEC-31] a gateway refuses a call with the error of the service', () => {
  const standIn = createServer((_, response) => response.end('{}'))
  let gateway: Awaited<ReturnType<typeof startGateway>>
  beforeAll(async () => {
    await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
    const { port } = standIn.address() as AddressInfo
    const judge = judgeWith(allow('dynamodb:GetItem', onKeys('USER#*')))
    gateway = await startGateway({ target: 'dynamodb', port, faults: new Faults(), judge })
  })
  afterAll(() => {
    gateway.stop()
    standIn.close()
    standIn.closeAllConnections()
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

  it('the user pool', async () => {
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
