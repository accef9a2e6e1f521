import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '../shared/audit/schema.ts'
import { billingApi } from '../shared/billing/api.ts'
import { peopleApi } from '../shared/people/api.ts'
import type { TestUser } from './fixtures/data/users.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

await useOwnTable()
const { changeProfile, giveRoles, itemsOf, newSignedInUser } = await import('./fixtures/data/users.ts')
const { registerDevice, withReminder } = await import('./fixtures/data/reminders.ts')
const { invoke } = await import('./fixtures/invoke.ts')
const { table, tableName } = await import('../functions/table/client.ts')
const { handler: billing } = await import('../functions/billing/handler.ts')
const { makeAdmin } = await import('../infra/operator/make-admin.ts')
const { handler } = await import('../functions/people/handler.ts')

const reason = 'she writes about sleep'
/** An admin whom an operator has made. */
async function newAdmin() {
  const admin = await newSignedInUser({ password: 'still-water-runs' })
  await makeAdmin({ client: new DynamoDBClient(), main: process.env['TABLE_NAME'] ?? '', erased: '' }, admin.email)
  return admin
}
const find = (admin: TestUser, email: string) => invoke(handler, peopleApi.find, { ...admin, body: { email } })
const changeRoles = (admin: TestUser, { userId: id }: TestUser, before: string[], roles: string[]) =>
  invoke(handler, peopleApi.changeRoles, { ...admin, params: { id }, body: { before, roles, reason } })
const changePremium = (admin: TestUser, { userId: id }: TestUser, premium: { until: number | null } | null) =>
  invoke(handler, peopleApi.changePremium, { ...admin, params: { id }, body: { premium, reason } })
const auditOf = async (admin: TestUser, query: { act?: string; after?: string } = {}) => {
  const { status, body } = await invoke(handler, peopleApi.audit, { ...admin, query })
  expect(status).toBe(200)
  return body as unknown as { entries: AuditEntry[]; next?: string }
}
/** What this admin did; all tests share the audit. */
const actsOf = async (admin: TestUser, act?: string) =>
  (await auditOf(admin, act ? { act } : {})).entries.filter(({ by }) => by === admin.userId)
const rolesOf = async (user: TestUser) => (await itemsOf(user))['ME#PROFILE']?.['roles'] ?? []

// The first test: no other user is an admin yet.
it('[ADM-08] [SEC-28] the role of the last admin stays', async () => {
  const admin = await newAdmin()
  expect((await changeRoles(admin, admin, ['admin'], [])).body).toMatchObject({ type: '/problems/last-admin' })
  const ada = await newSignedInUser()
  await changeRoles(admin, ada, [], ['admin'])
  expect((await changeRoles(admin, admin, ['admin'], [])).status).toBe(200)
  expect(await rolesOf(admin)).toEqual([])
  await giveRoles(ada, ['admin'])
  expect((await changeRoles(ada, ada, ['admin'], ['editor'])).body).toMatchObject({ type: '/problems/last-admin' })
  expect(await rolesOf(ada)).toEqual(['admin'])
})

describe('[ADM-08] a person', () => {
  it('is found by the exact address alone, however it is spelled, and the look-up is in the audit', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser({ days: 3 })]
    const found = await find(admin, ` ${ada.email.toUpperCase()} `)
    expect(found.body).toEqual({
      id: ada.userId,
      fullName: 'Ada Fenwick',
      email: ada.email,
      emailProven: true,
      roles: [],
      premium: null,
      createdAt: expect.any(Number),
    })
    expect((await find(admin, ada.email.slice(1))).body).toMatchObject({ type: '/problems/no-such-person' })
    expect(await actsOf(admin)).toEqual([
      {
        at: expect.any(Number),
        act: 'looked-up',
        by: admin.userId,
        about: ada.userId,
        browser: '',
        address: expect.any(String),
      },
    ])
  })

  it('is looked for at most sixty times in an hour', async () => {
    const admin = await newAdmin()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCMinutes(1) })
    for (let n = 0; n < 60; n++) expect((await find(admin, `unknown${n}@heron.test`)).status).toBe(404)
    expect((await find(admin, 'unknown@heron.test')).status).toBe(429)
    vi.useRealTimers()
  })
})

describe('[ADM-08] [SEC-28] a role', () => {
  it('counts from the next request, also when it is taken away, and both are in the audit with the reason', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser({ password: 'still-water-runs' })]
    expect((await find(ada, admin.email)).status).toBe(403)
    expect((await changeRoles(admin, ada, [], ['admin'])).body).toMatchObject({ roles: ['admin'] })
    expect((await find(ada, admin.email)).status).toBe(200)
    expect((await changeRoles(admin, ada, ['admin'], [])).body).toMatchObject({ roles: [] })
    expect((await find(ada, admin.email)).status).toBe(403)
    expect(await actsOf(admin, 'roles-changed')).toMatchObject([
      { by: admin.userId, about: ada.userId, reason, rolesBefore: ['admin'], roles: [] },
      { by: admin.userId, about: ada.userId, reason, rolesBefore: [], roles: ['admin'] },
    ])
  })

  it('is not changed over the change of another admin, and a retry writes no second entry', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    await changeRoles(admin, ada, [], ['editor'])
    expect((await changeRoles(admin, ada, [], ['editor'])).status).toBe(200)
    expect((await changeRoles(admin, ada, [], ['admin'])).body).toMatchObject({ type: '/problems/roles-changed' })
    expect(await rolesOf(ada)).toEqual(['editor'])
    expect(await actsOf(admin, 'roles-changed')).toHaveLength(1)
  })

  it('stays with one of two admins who take it from each other at once', async () => {
    const [ada, mia] = [await newAdmin(), await newAdmin()]
    const replies = await Promise.all([changeRoles(ada, mia, ['admin'], []), changeRoles(mia, ada, ['admin'], [])])
    const roles = [...((await rolesOf(ada)) as string[]), ...((await rolesOf(mia)) as string[])]
    expect(roles, JSON.stringify(replies.map(({ status }) => status))).toContain('admin')
  })

  it('is listed with everyone who has one', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    await changeRoles(admin, ada, [], ['editor'])
    const { body } = await invoke(handler, peopleApi.staff, admin)
    const staff = body as unknown as { id: string; roles: string[]; needsLongPassword?: true }[]
    expect(staff.find(({ id }) => id === ada.userId)).toMatchObject({ roles: ['editor'], needsLongPassword: true })
    expect(staff.map(({ id }) => id)).toContain(admin.userId)
  })
})

describe('[ADM-08] [SUB-01] premium that an admin grants', () => {
  it('ends at its instant, and can be taken back', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser({ createdDaysAgo: 40 })]
    const until = Date.now() + 3_600_000
    expect((await changePremium(admin, ada, { until })).body).toMatchObject({ premium: { until } })
    expect((await itemsOf(ada))['ME#PROFILE']).toMatchObject({ manualPremium: true, manualPremiumUntil: until })
    expect((await changePremium(admin, ada, { until: null })).body).toMatchObject({ premium: { until: null } })
    expect((await itemsOf(ada))['ME#PROFILE']).not.toHaveProperty('manualPremiumUntil')
    expect((await changePremium(admin, ada, null)).body).toMatchObject({ premium: null })
    expect((await itemsOf(ada))['ME#PROFILE']).not.toHaveProperty('manualPremium')
    expect((await changePremium(admin, ada, null)).status).toBe(200)
    expect((await actsOf(admin, 'premium-changed')).map(({ premium }) => premium)).toEqual([
      null,
      { until: null },
      { until },
    ])
  })

  it('is not granted to an account that is about to be erased, and nothing is written', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    await changeProfile(ada, 'erasesAt', Date.now() + 86_400_000)
    expect((await changePremium(admin, ada, { until: null })).status).toBe(404)
    expect((await find(admin, ada.email)).body).toMatchObject({ erasesAt: expect.any(Number) })
    expect((await actsOf(admin)).map(({ act }) => act)).toEqual(['looked-up'])
  })
})

it('[ADM-08] [SEC-08] [SEC-14] an admin ends all sessions of a person, and the notifications of their devices', async () => {
  const [admin, ada] = [await newAdmin(), await newSignedInUser()]
  const { userId: id } = ada
  await withReminder(ada)
  await registerDevice(ada)
  expect((await itemsOf(ada))['REMINDERS']).toMatchObject({ devices: [{}], duePk: expect.any(String) })
  expect((await invoke(handler, peopleApi.endSessions, { ...admin, params: { id }, body: { reason } })).status).toBe(
    200,
  )
  expect((await invoke(billing, billingApi.check, ada)).status).toBe(401)
  expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('ME#SESSION'))).toEqual([])
  // Without a place in the index, nothing rings.
  const reminders = (await itemsOf(ada))['REMINDERS']
  expect(reminders).toMatchObject({ devices: [] })
  expect(reminders).not.toHaveProperty('duePk')
  expect((await actsOf(admin))[0]).toMatchObject({ act: 'sessions-ended', about: id, reason })
})

it('[SEC-28] [SEC-06] the audit is read in pages, and a page is continued only by its reader', async () => {
  const [admin, other, ada] = [await newAdmin(), await newAdmin(), await newSignedInUser()]
  for (let n = 0; n < 53; n++) await find(admin, ada.email)
  const first = await auditOf(admin, { act: 'looked-up' })
  expect(first.entries).toHaveLength(50)
  const second = await auditOf(admin, { act: 'looked-up', after: first.next ?? '' })
  const all = [...first.entries, ...second.entries]
  expect(all.length).toBeGreaterThanOrEqual(53)
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, two) => two - one))
  const stolen = await invoke(handler, peopleApi.audit, { ...other, query: { after: first.next ?? '' } })
  expect(stolen.status).toBe(400)
})

it('[SEC-28] an entry of the audit is kept for two years', async () => {
  const admin = await newAdmin()
  await find(admin, admin.email)
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AUDIT' },
    }),
  )
  const { at, ttl } = Items.find(({ by }) => by === admin.userId) ?? {}
  expect(ttl).toBe(Math.ceil(at / 1000) + 2 * 365 * 86_400)
})
