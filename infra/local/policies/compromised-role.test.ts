import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as FEATURES from '../../features.ts'
import { dynamoClient } from '../services/dynamodb.ts'
import { Faults } from '../services/faults.ts'
import { startGateway } from '../services/gateway.ts'
import { serveOnLoopback } from '../services/loopback.ts'
import { createResolver, resourcesOfType } from '../template/resolve.ts'
import { synthesise } from '../template/template.ts'
import { Judge } from './iam.ts'

const assembly = synthesise()
const resolve = createResolver(assembly, { poolId: 'pool', clientId: 'client', issuer: 'http://127.0.0.1/pool' })
const TableName = resourcesOfType(assembly, 'AWS::DynamoDB::GlobalTable', resolve)[0]?.name ?? ''
let table: Awaited<ReturnType<typeof serveOnLoopback>>
let gateway: Awaited<ReturnType<typeof startGateway>>

beforeAll(async () => {
  table = await serveOnLoopback((_, response) => void response.end('{}'))
  gateway = await startGateway({
    target: 'dynamodb',
    port: table.port,
    faults: new Faults(),
    judge: new Judge(assembly, resolve),
  })
})
afterAll(() => {
  gateway.stop()
  table.stop()
})

/** Sends a call with the credentials of a function, as a stranger could who has stolen them. */
const as = (feature: string) => DynamoDBDocumentClient.from(dynamoClient(gateway.url, feature))
const DENIED = { name: 'AccessDeniedException' }
const profile = { pk: 'USER#1', sk: 'ME#PROFILE' }
const session = { pk: 'USER#1', sk: 'ME#SESSION#a' }
const set = (Key: object, attribute: string, value: unknown, more = {}) =>
  new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: 'set #a = :v',
    ExpressionAttributeNames: { '#a': attribute },
    ExpressionAttributeValues: { ':v': value },
    ...more,
  })
const put = (Item: Record<string, unknown>) => new PutCommand({ TableName, Item })

describe('[SEC-31] the credentials of a function', () => {
  // Admins give both.
  it.each(Object.keys(FEATURES).filter((feature) => feature !== 'people'))(
    'of %s write no role and no premium, in an update, a new item or a transaction',
    async (feature) => {
      for (const [attribute, value] of [
        ['roles', ['admin']],
        ['manualPremium', true],
      ] as const) {
        const update = set(profile, attribute, value)
        const newItem = put({ ...profile, [attribute]: value })
        const transaction = new TransactWriteCommand({ TransactItems: [{ Put: newItem.input }] })
        await expect(as(feature).send(update)).rejects.toMatchObject(DENIED)
        await expect(as(feature).send(newItem)).rejects.toMatchObject(DENIED)
        await expect(as(feature).send(transaction)).rejects.toMatchObject(DENIED)
      }
    },
  )

  it.each(['articles', 'home'])('of %s update only the last use of a session', async (feature) => {
    await expect(as(feature).send(set(session, 'usedAt', 1))).resolves.toBeDefined()
    for (const attribute of ['lifetime', 'createdAt', 'renewedAt', 'ttl'])
      await expect(as(feature).send(set(session, attribute, 1))).rejects.toMatchObject(DENIED)
    await expect(as(feature).send(set(session, 'usedAt', 1, { ReturnValues: 'ALL_NEW' }))).rejects.toMatchObject(DENIED)
    await expect(as(feature).send(put({ ...session, usedAt: 1 }))).rejects.toMatchObject(DENIED)
  })

  it('of days create no session, link or account, and write no other kind of item', async () => {
    await expect(as('days').send(put({ pk: 'USER#1', sk: 'DAY#2026-11-01', v: 1, p: 3 }))).resolves.toBeDefined()
    for (const item of [
      { ...session, createdAt: 1, usedAt: 1, lifetime: 'stay' },
      { pk: 'USER#1', sk: 'LINK#magic', hash: 'a', expiresAt: 9 },
      { pk: 'EMAIL#a', sk: 'EMAIL', userId: '1' },
      { pk: 'ARTICLE', sk: 'WHOLE#1' },
    ])
      await expect(as('days').send(put(item))).rejects.toMatchObject(DENIED)
  })

  it('of auth set the end of a counter, but of no diary', async () => {
    await expect(as('auth').send(set({ pk: 'LIMIT#network#a', sk: '1' }, 'ttl', 1))).resolves.toBeDefined()
    await expect(as('auth').send(set({ pk: 'USER#1', sk: 'DAY#2026-11-01' }, 'ttl', 1))).rejects.toMatchObject(DENIED)
  })

  it('gain nothing from a name that is nested, renamed or only in a condition', async () => {
    const base = { TableName, Key: session, ExpressionAttributeValues: { ':v': 1 } }
    for (const more of [
      { UpdateExpression: 'set usedAt = :v, roles[0] = :v' },
      { UpdateExpression: 'set usedAt = :v remove #x.y', ExpressionAttributeNames: { '#x': 'roles' } },
      { UpdateExpression: 'set usedAt = :v', ConditionExpression: 'begins_with(fullName, :v)' },
      { UpdateExpression: 'set usedAt = roles' },
    ])
      await expect(as('home').send(new UpdateCommand({ ...base, ...more }))).rejects.toMatchObject(DENIED)
  })
})
