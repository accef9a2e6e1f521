import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as auth } from '../functions/auth/handler.ts'
import { handler as home } from '../functions/home/handler.ts'
import { MAX_STAFF_UNITS, MAX_USER_UNITS, STEP_UNITS } from '../functions/http/write-budget.ts'
import { handler as preferences } from '../functions/preferences/handler.ts'
import { table, tableName } from '../functions/table/client.ts'
import { WriteCountItem } from '../functions/table/items/write-count.ts'
import { authApi } from '../shared/auth/api.ts'
import { daysApi } from '../shared/days/api.ts'
import { FIELDS } from '../shared/days/model/fields.ts'
import type { DayEdit, DayOperation } from '../shared/days/model/schema.ts'
import { homeApi } from '../shared/home/api.ts'
import { preferencesApi } from '../shared/preferences/api.ts'
import { addDays, localDate } from '../shared/time/local-date.ts'
import { measureCapacity } from './fixtures/capacity.ts'
import { addCustomItem, changeCustomItem } from './fixtures/data/custom.ts'
import { edit, newOperation, storedDayOf } from './fixtures/data/days.ts'
import { earlyToday, itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { type Handler, invoke } from './fixtures/invoke.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The longest words that a day can have, three bytes a character. */
const longestWords: DayEdit = {
  ...Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, spec]) =>
      spec.kind === 'words' ? [[field, 'あ'.repeat(spec.maxLength)]] : [],
    ),
  ),
  medications: Array.from({ length: 40 }, () => 'あ'.repeat(200)),
}

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
// No test may run into the next hour.
beforeEach(() => void setClock(earlyToday()))
afterEach(() => void vi.useRealTimers())

/** Edit number `n` of a device whose screen showed its edit before. */
function nextOperation(n: number, changes: Partial<DayOperation> = {}): DayOperation {
  const set = { painLevel: n % 10, ...changes.set }
  const seen = Object.fromEntries(Object.keys(set).map((field) => [field, n > 1 ? [`device00.${n - 1}`] : []]))
  return newOperation({ n, ...changes, set, seen })
}

/** Saves `count` edits of today, one after the other. Returns the first refusal, and how many came before it. */
async function saveInALoop(user: TestUser, count: number, send = edit) {
  for (let n = 1; n <= count; n++) {
    const response = await send(user, nextOperation(n))
    if (response.status !== 200) return { accepted: n - 1, response }
  }
  return { accepted: count, response: undefined }
}

/** Stores that a user has used up the budget of this hour. */
async function useUpBudget({ userId: user }: TestUser, units = MAX_STAFF_UNITS): Promise<void> {
  const Item = { ...WriteCountItem.key({ user }), hour: Math.floor(Date.now() / HOUR_MS), units }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

describe('[SEC-12] a loop of writes', () => {
  it('of the largest days ends with 429 after about 40, says when to go on, and then changes nothing', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ device: 'loader00', set: longestWords }))
    const { accepted, response } = await saveInALoop(ada, 300)
    expect(accepted).toBeGreaterThan(30)
    expect(accepted).toBeLessThan(50)
    expect(response).toMatchObject({ status: 429, problem: { type: '/problems/too-many-changes' } })
    expect(response?.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': String(HOUR_MS / 1_000 - 1),
    })
    const items = await itemsOf(ada)
    const cost = await measureCapacity(() => edit(ada, newOperation({ n: 999, set: { painLevel: 1 } })))
    expect(cost).toMatchObject({ calls: 1, writeUnits: 0 })
    expect(await itemsOf(ada)).toEqual(items)
  })

  it('of small edits ends with 429', async () => {
    const ada = await newSignedInUser()
    await useUpBudget(ada, MAX_USER_UNITS - 100)
    const { accepted } = await saveInALoop(ada, 300)
    expect(accepted).toBeGreaterThan(90)
    expect(accepted).toBeLessThanOrEqual(101)
  })

  it('can go on in the next hour', async () => {
    const ada = await newSignedInUser()
    await useUpBudget(ada)
    expect((await edit(ada, newOperation())).status).toBe(429)
    setClock(earlyToday() + HOUR_MS)
    expect((await edit(ada, newOperation())).status).toBe(200)
  })

  it('is counted across the instances of a function: each can add one step', async () => {
    const ada = await newSignedInUser()
    await useUpBudget(ada, MAX_USER_UNITS - 2 * STEP_UNITS)
    let total = 0
    let n = 0
    for (let instance = 0; instance < 4; instance++) {
      vi.resetModules()
      const { handler } = (await import('../functions/days/handler.ts')) as { handler: Handler }
      const send = ({ cookie }: Pick<TestUser, 'cookie'>, { date }: DayOperation) => {
        n += 1
        return invoke(handler, daysApi.edit, { cookie, params: { date }, body: nextOperation(n) })
      }
      total += (await saveInALoop(ada, 300, send)).accepted
    }
    expect(total).toBeGreaterThanOrEqual(STEP_UNITS)
    expect(total).toBeLessThanOrEqual(2 * STEP_UNITS + 4 * STEP_UNITS)
  })

  it('does not use up the budget of another user', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    await useUpBudget(ada)
    expect((await edit(ada, newOperation())).status).toBe(429)
    expect((await edit(noor, newOperation())).status).toBe(200)
  })

  it('of an editor has a larger budget, because an article costs more than a day', async () => {
    const editor = await newSignedInUser({ roles: ['editor'] })
    await useUpBudget(editor, MAX_USER_UNITS)
    expect((await edit(editor, newOperation())).status).toBe(200)
  })
})

describe('the budget of writes', () => {
  /** What a used-up budget never refuses, besides reads: the end of a session, and the security of the account. */
  const NEVER_REFUSED = new Set([
    'POST /api/auth/google/unlink',
    'POST /api/auth/sign-out',
    'DELETE /api/auth/sessions/{id}',
    'DELETE /api/auth/sessions',
    'POST /api/auth/prove',
    'DELETE /api/passkeys/{id}',
    'POST /api/auth/passkey/proof/options',
    'POST /api/auth/passkey/proof',
    'POST /api/profile/erasure',
    'POST /api/auth/password',
    'POST /api/auth/email',
    'POST /api/auth/claim',
    'POST /api/auth/claim/name',
    // An import has a limit of its own.
    'POST /api/import/preview',
    'POST /api/import',
  ])

  it('[SEC-12] covers every endpoint that changes something, for every signed-in user', async () => {
    const endpoints = await loadEndpoints()
    const refused: string[] = []
    for (const { endpoint, example, handler, route } of endpoints) {
      const user = await newSignedInUser({ roles: ['admin'] })
      const { cookie, ...request } = await example(user)
      await useUpBudget(user)
      const before = await itemsOf(user)
      const cookies = [user.cookie, cookie].filter(Boolean).join('; ')
      const { status, problem } = await invoke(handler, endpoint, { ...request, cookie: cookies })
      if (status === 200) continue
      expect(problem.type, route).toBe('/problems/too-many-changes')
      expect(await itemsOf(user), route).toEqual(before)
      refused.push(route)
    }
    const changing = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.caller !== 'anyone')
    expect(refused).toEqual(changing.map(({ route }) => route).filter((route) => !NEVER_REFUSED.has(route)))
    expect(refused.length).toBeGreaterThan(5)
  })

  it('[SEC-12] never refuses reading or signing out', async () => {
    const ada = await newSignedInUser()
    await useUpBudget(ada)
    expect(
      (await invoke(home, homeApi.open, { cookie: ada.cookie, query: { today: localDate(Date.now(), 'UTC') } })).status,
    ).toBe(200)
    expect((await invoke(auth, authApi.signOut, { cookie: ada.cookie })).status).toBe(200)
  })

  it('[PERF-02] costs one write unit more for each 50 units that a user writes within an hour', async () => {
    const ada = await newSignedInUser()
    await edit(ada, nextOperation(1))
    const cost = await measureCapacity(() => saveInALoop(ada, 1 + 2 * STEP_UNITS))
    expect(cost.writeUnits).toBe(2 * STEP_UNITS + 2)
  })

  it('[SEC-12] does not refuse a write because its count cannot be stored', async () => {
    const ada = await newSignedInUser()
    const send = table.send.bind(table)
    const isCount = ({ input }: { input: { Key?: { sk: string } } }) => input.Key?.sk === 'ME#WRITES'
    vi.spyOn(table, 'send').mockImplementation(((command: never) =>
      isCount(command) ? Promise.reject(new Error('down')) : send(command)) as never)
    expect((await saveInALoop(ada, STEP_UNITS + 5)).accepted).toBe(STEP_UNITS + 5)
    vi.restoreAllMocks()
    await edit(ada, nextOperation(STEP_UNITS + 6))
    // The first save also writes the marks and the profile.
    expect((await itemsOf(ada))['ME#WRITES']?.['units']).toBe(STEP_UNITS + 8)
  })
})

describe('honest use meets no limit', () => {
  it('[LOG-14] [SEC-12] 200 edits of two weeks without a network are accepted at once, with long notes', async () => {
    const editedAt = Date.now()
    const ada = await newSignedInUser({ createdDaysAgo: 30 }, true)
    const statuses = new Set<number>()
    for (let n = 1; n <= 200; n++) {
      const back = 14 - Math.floor((n - 1) / 14)
      const date = addDays(localDate(editedAt, 'UTC'), -Math.max(0, back))
      const set = { notes: `${n} ${'A long night by the water. '.repeat(70)}` }
      const operation = nextOperation(n, { date, set, editedAt: editedAt - Math.max(0, back) * DAY_MS })
      statuses.add((await edit(ada, operation)).status)
    }
    expect([...statuses]).toEqual([200])
  })

  it('[SEC-12] a month of daily use: eight edits a day, custom symptoms and settings', { tags: ['deep'] }, async () => {
    const start = Date.now()
    const ada = await newSignedInUser({}, true)
    expect((await addCustomItem(ada, 'symptoms', 'aching')).status).toBe(200)
    let n = 0
    for (let day = 0; day < 30; day++) {
      setClock(start + day * DAY_MS)
      const date = localDate(Date.now(), 'UTC')
      for (let save = 0; save < 8; save++) {
        n += 1
        const operation = nextOperation(n, { date, set: { notes: `Save ${save}` } })
        expect((await edit(ada, operation)).status).toBe(200)
      }
      const trackingMode = day % 2 ? 'quick' : 'detailed'
      const changed = await invoke(preferences, preferencesApi.edit, { cookie: ada.cookie, body: { trackingMode } })
      expect(changed.status).toBe(200)
      expect((await changeCustomItem(ada, 'symptoms', 'aching', { name: `Aching ${day}` })).status).toBe(200)
    }
    expect(Number((await storedDayOf(ada, localDate(Date.now(), 'UTC')))?.['v'])).toBe(8)
  })
})
