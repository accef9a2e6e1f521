import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/http/endpoint.ts'
import { changeProfile, itemsOf, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { takeTrace } from '../aws/call-trace.ts'
import { table } from '../table/client.ts'
import { logger } from './logger.ts'
import { serve } from './serve.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const emptyReply = z.object({})
const api = {
  anyone: endpoint('GET /anyone', { caller: 'anyone', reply: emptyReply }),
  user: endpoint('GET /user', { caller: 'user', reply: emptyReply }),
  editor: endpoint('GET /editor', { caller: 'editor', reply: emptyReply }),
  admin: endpoint('GET /admin', { caller: 'admin', reply: emptyReply }),
  change: endpoint('POST /change', { caller: 'anyone', body: z.strictObject({ x: z.int() }), reply: emptyReply }),
  premium: endpoint('GET /premium', { caller: 'user', premium: true, reply: emptyReply }),
  leak: endpoint('GET /leak', { caller: 'anyone', reply: z.object({ shown: z.string() }) }),
  fail: endpoint('GET /fail', { caller: 'anyone', reply: emptyReply }),
  check: endpoint('GET /check', { caller: 'user', extendsSession: false, reply: emptyReply }),
}
const onChange = vi.fn<() => void>()
const handler = serve(api, {
  anyone: () => ({}),
  user: () => ({}),
  check: () => ({}),
  editor: () => ({}),
  admin: () => ({}),
  change: () => {
    onChange()
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
  onChange.mockClear()
})

describe('permission to call an endpoint', () => {
  it('accepts each role only where the endpoint allows it', async () => {
    const cookies = {
      visitor: undefined,
      user: (await newSignedInUser()).cookie,
      editor: (await newSignedInUser({ roles: ['editor'] })).cookie,
      admin: (await newSignedInUser({ roles: ['admin'] })).cookie,
    }
    const statuses: Record<string, Record<string, number>> = {}
    for (const [caller, cookie] of Object.entries(cookies))
      for (const name of ['anyone', 'user', 'editor', 'admin'] as const)
        (statuses[caller] ??= {})[name] = (await invoke(handler, api[name], { cookie })).status
    expect(statuses).toEqual({
      visitor: { anyone: 200, user: 401, editor: 401, admin: 401 },
      user: { anyone: 200, user: 200, editor: 403, admin: 403 },
      editor: { anyone: 200, user: 200, editor: 200, admin: 403 },
      admin: { anyone: 200, user: 200, editor: 200, admin: 200 },
    })
  })

  it.each<[string, Parameters<typeof newSignedInUser>[0], boolean, number]>([
    ['accepts a user during the trial', { createdDaysAgo: 8 }, false, 200],
    ['refuses a user after the trial', { createdDaysAgo: 11 }, false, 403],
    ['refuses an editor after the trial', { createdDaysAgo: 11, roles: ['editor'] }, false, 403],
    ['accepts an admin after the trial', { createdDaysAgo: 11, roles: ['admin'] }, false, 200],
    ['accepts a user after the trial to whom an admin gave premium', { createdDaysAgo: 11 }, true, 200],
  ])('[SUB-01] %s on a premium endpoint', async (_, details, hasManualPremium, expected) => {
    const user = await newSignedInUser(details)
    if (hasManualPremium) await changeProfile(user, 'manualPremium', true)
    const { status, body } = await invoke(handler, api.premium, user)
    expect(status).toBe(expected)
    expect(body.type).toBe(expected === 403 ? '/problems/not-allowed' : undefined)
  })

  it('[SUB-01] returns 401 to a visitor on a premium endpoint', async () => {
    expect((await invoke(handler, api.premium)).status).toBe(401)
  })

  it.each([
    ['a browser session after 12 hours without use', false, 12 * HOUR_MS],
    ['a "Stay logged in" session after 30 days without use', true, 30 * DAY_MS],
  ])('[AUTH-17] ends %s', async (_, stay, idleMs) => {
    const { cookie } = await newSignedInUser({}, stay)
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + idleMs + 60_000 })
    expect((await invoke(handler, api.user, { cookie })).status).toBe(401)
    vi.setSystemTime(start + idleMs - 60_000)
    expect((await invoke(handler, api.user, { cookie })).status).toBe(200)
  })

  it('ends a browser session after a day, even when it is in use', async () => {
    const { cookie } = await newSignedInUser()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let use = 0; use < 4; use++) {
      vi.setSystemTime(Date.now() + 6 * HOUR_MS - 60_000)
      expect((await invoke(handler, api.user, { cookie })).status).toBe(200)
    }
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect((await invoke(handler, api.user, { cookie })).status).toBe(401)
  })

  it('[AUTH-17] records the use of a session at most once an hour', async () => {
    const ada = await newSignedInUser()
    const usedAt = async () =>
      Object.values(await itemsOf(ada)).find(({ sk }) => String(sk).startsWith('ME#SESSION'))?.['usedAt']
    const first = await usedAt()
    await invoke(handler, api.user, ada)
    expect(await usedAt()).toBe(first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    await invoke(handler, api.check, ada)
    expect(await usedAt(), 'a background check does not count as use').toBe(first)
    await invoke(handler, api.user, ada)
    expect(await usedAt()).toBe(Date.now())
  })
})

describe('a session that was just ended', () => {
  it('[SEC-08] is not accepted from a stale replica: the read is consistent', async () => {
    const ada = await newSignedInUser()
    const send = vi.spyOn(table, 'send')
    await invoke(handler, api.user, ada)
    expect(send.mock.calls[0]?.[0].input).toMatchObject({ ConsistentRead: true })
  })
})

describe('a session that ends during a request', () => {
  it('stays ended when its use is recorded at the same time', async () => {
    const ada = await newSignedInUser()
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

describe('a tab that still shows another user', () => {
  it('has no session, even if the browser sends a valid cookie', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const asAda = { cookie: noor.cookie, headers: { 'x-account': ada.userId } }
    expect((await invoke(handler, api.user, asAda)).status).toBe(401)
    const asNoor = { cookie: noor.cookie, headers: { 'x-account': noor.userId } }
    expect((await invoke(handler, api.user, asNoor)).status).toBe(200)
  })
})

describe('the origin of a request', () => {
  const post = (headers: Record<string, string>) => invoke(handler, api.change, { body: { x: 1 }, headers })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an old browser without an origin', { 'sec-fetch-site': '' }],
    [
      'an old browser on a site whose name ends like our name',
      { 'sec-fetch-site': '', origin: 'https://evilstillwater.test', 'x-viewer-host': 'stillwater.test' },
    ],
    [
      'an old browser on another site',
      { 'sec-fetch-site': '', origin: 'https://evil.test', 'x-viewer-host': 'stillwater.test' },
    ],
  ])('[SEC-09] refuses an unsafe method from %s and does not run the operation', async (_, headers) => {
    const { status, problem } = await post(headers)
    expect(status).toBe(403)
    expect(problem.type).toBe('/problems/other-origin')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('accepts an unsafe method from our own page, also in an old browser', async () => {
    const oldBrowser = { 'sec-fetch-site': '', origin: 'https://stillwater.test', 'x-viewer-host': 'stillwater.test' }
    expect((await post({})).status).toBe(200)
    expect((await post(oldBrowser)).status).toBe(200)
  })

  it.each(['', 'guess'])('refuses a request that did not come through CloudFront (secret "%s")', async (secret) => {
    const { status } = await invoke(handler, api.anyone, { headers: { 'x-origin-secret': secret } })
    expect(status).toBe(403)
  })

  it.each(['text/plain', 'application/json-evil', 'application/jsonp', 'text/plain; application/json'])(
    '[SEC-09] refuses a body that is not JSON: %s',
    async (type) => {
      const { status, problem } = await post({ 'content-type': type })
      expect(status).toBe(403)
      expect(problem.type).toBe('/problems/not-json')
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it('refuses a body over 256 KB', async () => {
    const { status } = await invoke(handler, api.change, { body: { x: 'y'.repeat(257 * 1024) } })
    expect(status).toBe(413)
  })
})

describe('a response', () => {
  it('contains only the fields of the reply schema', async () => {
    expect((await invoke(handler, api.leak)).body).toEqual({ shown: 'yes' })
  })

  it('[SEC-04] [SEC-27] shows only an id for an unexpected error, and logs it once without its message', async () => {
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

  it('[OPS-04] [SEC-27] is logged with a trace: the calls that it took, their durations and failures, nothing else', async () => {
    const { cookie } = await newSignedInUser()
    const info = vi.spyOn(logger, 'info')
    const traceOf = async () => {
      info.mockClear()
      await invoke(handler, api.user, { cookie })
      return (info.mock.calls[0] as unknown as [string, { calls: object[] }])[1].calls
    }
    const durationMs = expect.any(Number)
    expect(await traceOf()).toEqual([{ operation: 'Query', durationMs }])
    // Calls outside a request, as of a function without routes, are not collected.
    await newSignedInUser()
    expect(takeTrace()).toEqual([])
    vi.stubEnv('TABLE_NAME', 'none')
    expect(await traceOf()).toEqual([{ operation: 'Query', durationMs, failed: true }])
  })

  it('returns the correlation id of the browser, if it is valid', async () => {
    const id = crypto.randomUUID()
    const accepted = await invoke(handler, api.anyone, { headers: { 'x-correlation-id': id } })
    expect(accepted.headers['x-correlation-id']).toBe(id)
    const forged = await invoke(handler, api.fail, { headers: { 'x-correlation-id': 'x\n{"level":"ERROR"}' } })
    expect(forged.headers['x-correlation-id']).toBe(forged.problem.requestId)
    expect(forged.problem.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is never kept by a cache', async () => {
    expect((await invoke(handler, api.anyone)).headers['cache-control']).toBe('no-store')
    expect((await invoke(handler, api.user)).headers['cache-control']).toBe('no-store')
  })
})
