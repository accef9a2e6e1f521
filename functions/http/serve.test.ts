import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/http/endpoint.ts'
import { changeProfile, itemsOf, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { table } from '../table/client.ts'
import { logger } from './logger.ts'
import { serve } from './serve.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const none = z.object({})
const api = {
  anyone: endpoint('GET /anyone', { who: 'anyone', reply: none }),
  user: endpoint('GET /user', { who: 'user', reply: none }),
  editor: endpoint('GET /editor', { who: 'editor', reply: none }),
  admin: endpoint('GET /admin', { who: 'admin', reply: none }),
  change: endpoint('POST /change', { who: 'anyone', body: z.strictObject({ x: z.int() }), reply: none }),
  premium: endpoint('GET /premium', { who: 'user', premium: true, reply: none }),
  leak: endpoint('GET /leak', { who: 'anyone', reply: z.object({ shown: z.string() }) }),
  fail: endpoint('GET /fail', { who: 'anyone', reply: none }),
  check: endpoint('GET /check', { who: 'user', isUse: false, reply: none }),
}
const changed = vi.fn<() => void>()
const handler = serve(api, {
  anyone: () => ({}),
  user: () => ({}),
  check: () => ({}),
  editor: () => ({}),
  admin: () => ({}),
  change: () => {
    changed()
    return {}
  },
  premium: () => ({}),
  leak: () => ({ shown: 'yes', hidden: 'passwordHash' }) as { shown: string },
  fail: () => {
    throw new Error('the secret note of ada@stillwater.test\nat dawn (since noon)')
  },
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  changed.mockClear()
})

describe('who may call', () => {
  it('lets each role only where its endpoint says so', async () => {
    const people = {
      nobody: undefined,
      user: (await signedIn()).cookie,
      editor: (await signedIn({ roles: ['editor'] })).cookie,
      admin: (await signedIn({ roles: ['admin'] })).cookie,
    }
    const allowed: Record<string, Record<string, number>> = {}
    for (const [person, cookie] of Object.entries(people))
      for (const name of ['anyone', 'user', 'editor', 'admin'] as const)
        (allowed[person] ??= {})[name] = (await invoke(handler, api[name], { cookie })).status
    expect(allowed).toEqual({
      nobody: { anyone: 200, user: 401, editor: 401, admin: 401 },
      user: { anyone: 200, user: 200, editor: 403, admin: 403 },
      editor: { anyone: 200, user: 200, editor: 200, admin: 403 },
      admin: { anyone: 200, user: 200, editor: 200, admin: 200 },
    })
  })

  it.each<[string, Parameters<typeof signedIn>[0], boolean, number]>([
    ['somebody in their trial', { createdDaysAgo: 8 }, false, 200],
    ['somebody whose trial is over', { createdDaysAgo: 11 }, false, 403],
    ['an editor whose trial is over', { createdDaysAgo: 11, roles: ['editor'] }, false, 403],
    ['an admin', { createdDaysAgo: 11, roles: ['admin'] }, false, 200],
    ['somebody to whom it was given', { createdDaysAgo: 11 }, true, 200],
  ])('[SUB-01] answers %s for what is premium', async (_, details, isGiven, expected) => {
    const person = await signedIn(details)
    if (isGiven) await changeProfile(person, 'manualPremium', true)
    const { status, body } = await invoke(handler, api.premium, person)
    expect([status, body.type]).toEqual([expected, expected === 403 ? '/problems/not-allowed' : undefined])
  })

  it('[SUB-01] asks whoever is not signed in to sign in first, for what is premium too', async () => {
    expect((await invoke(handler, api.premium)).status).toBe(401)
  })

  it.each([
    ['a session of the browser unused for 12 hours', false, 12 * HOUR_MS],
    ['a kept session unused for 30 days', true, 30 * DAY_MS],
  ])('[AUTH-17] ends %s', async (_, stay, idleMs) => {
    const { cookie } = await signedIn({}, stay)
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + idleMs + 60_000 })
    expect((await invoke(handler, api.user, { cookie })).status).toBe(401)
    vi.setSystemTime(start + idleMs - 60_000)
    expect((await invoke(handler, api.user, { cookie })).status).toBe(200)
  })

  it('ends a session of the browser after a day, however much it is used', async () => {
    const { cookie } = await signedIn()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let quarter = 0; quarter < 4; quarter++) {
      vi.setSystemTime(Date.now() + 6 * HOUR_MS - 60_000)
      expect((await invoke(handler, api.user, { cookie })).status).toBe(200)
    }
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect((await invoke(handler, api.user, { cookie })).status).toBe(401)
  })

  it('[AUTH-17] writes the use of a session down at most once an hour', async () => {
    const ada = await signedIn()
    const usedAt = async () =>
      Object.values(await itemsOf(ada)).find(({ sk }) => String(sk).startsWith('ME#SESSION'))?.['usedAt']
    const first = await usedAt()
    await invoke(handler, api.user, ada)
    expect(await usedAt()).toBe(first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    await invoke(handler, api.check, ada)
    expect(await usedAt(), 'what a page asks by itself is no use').toBe(first)
    await invoke(handler, api.user, ada)
    expect(await usedAt()).toBe(Date.now())
  })
})

describe('a session that has just ended', () => {
  it('[SEC-08] is never proven by a copy of the table that lags behind', async () => {
    const ada = await signedIn()
    const send = vi.spyOn(table, 'send')
    await invoke(handler, api.user, ada)
    expect(send.mock.calls[0]?.[0].input).toMatchObject({ ConsistentRead: true })
  })
})

describe('a session that ends meanwhile', () => {
  it('stays ended, though its use was being written down', async () => {
    const ada = await signedIn()
    const sessions = async () =>
      Object.values(await itemsOf(ada)).filter(({ sk }) => String(sk).startsWith('ME#SESSION'))
    const [session] = await sessions()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
      const Key = { pk: session?.['pk'], sk: session?.['sk'] }
      if ((command as object) instanceof UpdateCommand)
        await send(new DeleteCommand({ TableName: process.env['TABLE_NAME'], Key }))
      return send(command)
    }) as never)
    await invoke(handler, api.user, ada)
    expect(await sessions()).toEqual([])
  })
})

describe('a tab that still shows somebody else', () => {
  it('is nobody, whatever cookie the browser sends along', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    const asAda = { cookie: noor.cookie, headers: { 'x-account': ada.userId } }
    expect((await invoke(handler, api.user, asAda)).status).toBe(401)
    const asNoor = { cookie: noor.cookie, headers: { 'x-account': noor.userId } }
    expect((await invoke(handler, api.user, asNoor)).status).toBe(200)
  })
})

describe('where a request must come from', () => {
  const post = (headers: Record<string, string>) => invoke(handler, api.change, { body: { x: 1 }, headers })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an old browser without an origin', { 'sec-fetch-site': '' }],
    [
      'an old browser on a site whose name ends like ours',
      { 'sec-fetch-site': '', origin: 'https://evilstillwater.test', 'x-viewer-host': 'stillwater.test' },
    ],
    [
      'an old browser on another site',
      { 'sec-fetch-site': '', origin: 'https://evil.test', 'x-viewer-host': 'stillwater.test' },
    ],
  ])('[SEC-09] refuses an unsafe method from %s, and does nothing', async (_, headers) => {
    const { status, problem } = await post(headers)
    expect([status, problem.type]).toEqual([403, '/problems/other-origin'])
    expect(changed).not.toHaveBeenCalled()
  })

  it('takes one from our own page, in an old browser too', async () => {
    const old = { 'sec-fetch-site': '', origin: 'https://stillwater.test', 'x-viewer-host': 'stillwater.test' }
    expect((await post({})).status).toBe(200)
    expect((await post(old)).status).toBe(200)
  })

  it.each(['', 'guess'])('refuses what did not come through the front door (secret "%s")', async (secret) => {
    const { status } = await invoke(handler, api.anyone, { headers: { 'x-origin-secret': secret } })
    expect(status).toBe(403)
  })

  it('[SEC-09] refuses a body that is not JSON', async () => {
    const { status, problem } = await post({ 'content-type': 'text/plain' })
    expect([status, problem.type]).toEqual([403, '/problems/not-json'])
    expect(changed).not.toHaveBeenCalled()
  })

  it('refuses a body over 256 KB', async () => {
    const { status } = await invoke(handler, api.change, { body: { x: 'y'.repeat(257 * 1024) } })
    expect(status).toBe(413)
  })
})

describe('what leaves', () => {
  it('sends only the fields that the reply names', async () => {
    expect((await invoke(handler, api.leak)).body).toEqual({ shown: 'yes' })
  })

  it('[SEC-04] [SEC-27] tells nothing of an unexpected error but an id, and logs it once without its message', async () => {
    const error = vi.spyOn(logger, 'error')
    const { status, problem } = await invoke(handler, api.fail)
    expect(status).toBe(500)
    expect(problem).toEqual({
      type: '/problems/unexpected',
      title: 'Something unexpected happened',
      status: 500,
      requestId: expect.any(String),
    })
    expect(error).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(error.mock.calls)).toContain('serve.test.ts')
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/secret|ada@|dawn/)
  })

  it('carries the id that the browser gave, if it has the form of one', async () => {
    const id = crypto.randomUUID()
    const named = await invoke(handler, api.anyone, { headers: { 'x-correlation-id': id } })
    expect(named.headers['x-correlation-id']).toBe(id)
    const forged = await invoke(handler, api.fail, { headers: { 'x-correlation-id': 'x\n{"level":"ERROR"}' } })
    expect(forged.headers['x-correlation-id']).toBe(forged.problem.requestId)
    expect(forged.problem.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is never kept by a cache', async () => {
    expect((await invoke(handler, api.anyone)).headers['cache-control']).toBe('no-store')
    expect((await invoke(handler, api.user)).headers['cache-control']).toBe('no-store')
  })
})
