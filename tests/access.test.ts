import { beforeAll, describe, expect, it, vi } from 'vitest'
import { handler as auth } from '../functions/auth/handler.ts'
import { authApi } from '../shared/auth/api.ts'
import type { Endpoint, Who } from '../shared/http/endpoint.ts'
import { itemsOf, type Person, signedIn } from './fixtures/data/people.ts'
import { everyEndpoint, PRIVATE, type Served } from './fixtures/endpoints/endpoints.ts'
import * as FIXTURES from './fixtures/endpoints/features.ts'
import { invoke, type Received } from './fixtures/invoke.ts'

/** What all read alike, and tests beside these write meanwhile: nobody's data. */
const SHARED = new Set(['GET /api/articles', 'GET /api/articles/{id}', 'GET /api/article-words'])

const endpoints = await everyEndpoint()
const named = (some: readonly Served[]) => some.map((served) => [served.route, served] as const)
const each = named(endpoints)
const open = named(endpoints.filter(({ endpoint }) => endpoint.who === 'anyone'))
const closed = named(endpoints.filter(({ endpoint }) => endpoint.who !== 'anyone'))

async function call({ handler, endpoint, example }: Served, by: Person | undefined, about: Person): Promise<Received> {
  const { cookie, ...sent } = await example(about)
  return invoke(handler, endpoint, { ...sent, cookie: [by?.cookie, cookie].filter(Boolean).join('; ') })
}

/** A reply without what differs from one request to the next, or from one person to the next. */
function told({ status, headers, cookies, body }: Received, person?: Person): string {
  const text = JSON.stringify([status, headers['content-type'], cookies.length, body])
  const own = person ? [person.userId, person.email] : []
  return own.reduce((all, word) => all.replaceAll(word, '…'), text).replaceAll(/"requestId":"[^"]*"/g, '')
}

/** Why a status may be another than the right one, beside a fault. */
const why = ({ body }: Received) =>
  `It answered ${JSON.stringify(body)}. For 400 and 422, look at its example, in the fixture.ts beside its handler`

/** What the contract promises somebody who is signed in, with these roles; a trial lasts ten days. */
function allows({ who, premium }: Endpoint, roles: readonly Who[], inTrial = true): boolean {
  if (premium && !inTrial && !roles.includes('admin')) return false
  return who === 'anyone' || who === 'user' || roles.includes(who) || roles.includes('admin')
}

describe('every endpoint', () => {
  it.each(each)('[SEC-01] %s is for whom it was decided to be', (_, { feature, name, endpoint, decided }) => {
    const todo = `The contract lets ${endpoint.who} call it. If that is meant, say it for ${name} in functions/${feature}/fixture.ts, too`
    expect(endpoint.who, todo).toBe(decided)
  })

  it('[SEC-01] that was decided on exists', () => {
    const decided = Object.entries(FIXTURES).flatMap(([feature, fixture]) =>
      'endpoints' in fixture ? Object.keys(fixture.endpoints).map((name) => `${feature}.${name}`) : [],
    )
    expect(decided, 'No contract has these any more: take them out of the fixtures').toEqual(
      endpoints.map(({ feature, name }) => `${feature}.${name}`),
    )
  })

  it.each(each)('[SEC-01] %s answers the signed in by their roles alone', async (_, served) => {
    for (const roles of [[], ['editor'], ['admin']] as const) {
      const person = await signedIn({ roles: [...roles] })
      const reply = await call(served, person, person)
      expect([roles, reply.status], why(reply)).toEqual([roles, allows(served.endpoint, roles) ? 200 : 403])
    }
  })

  it.each(each)('[SEC-01] [SUB-01] %s is refused without premium only where it is premium', async (_, served) => {
    for (const roles of [[], ['editor'], ['admin']] as const) {
      const person = await signedIn({ roles: [...roles], createdDaysAgo: 30 })
      const reply = await call(served, person, person)
      expect([roles, reply.status], why(reply)).toEqual([roles, allows(served.endpoint, roles, false) ? 200 : 403])
    }
  })

  it.each(open)('[SEC-01] %s answers anybody', async (_, served) => {
    const reply = await call(served, undefined, await signedIn())
    expect(reply.status, why(reply)).toBe(200)
  })

  it.each(closed)(
    '[SEC-01] %s knows nobody by a session that is missing, made up, expired or ended',
    async (_, served) => {
      const [ada, left] = [await signedIn({ roles: ['admin'] }), await signedIn({ roles: ['admin'] })]
      await invoke(auth, authApi.signOut, left)
      const madeUp = { ...ada, cookie: `${ada.cookie.slice(0, -1)}${ada.cookie.endsWith('A') ? 'B' : 'A'}` }
      const nobody = told(await call(served, undefined, ada))
      expect(nobody).toContain('"/problems/not-signed-in"')
      expect(told(await call(served, madeUp, ada))).toBe(nobody)
      expect(told(await call(served, left, ada))).toBe(nobody)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 })
      const expired = await call(served, ada, ada).finally(() => vi.useRealTimers())
      expect(told(expired)).toBe(nobody)
    },
  )

  it.each(closed)('[SEC-09] %s judges who you are before what you sent', async (_, { handler, endpoint }) => {
    const sent = { body: '{"x"', query: { y: 'z' }, params: { date: '' } }
    expect((await invoke(handler, endpoint, sent)).status).toBe(401)
    const { cookie } = await signedIn()
    expect((await invoke(handler, endpoint, { ...sent, cookie })).status).toBe(allows(endpoint, []) ? 400 : 403)
  })

  it.each(each)('[SEC-03] %s answers nothing that its contract does not name', async (_, served) => {
    const person = await signedIn({ roles: ['admin'] })
    const { body, ...reply } = await call(served, person, person)
    expect(reply.status, why({ body, ...reply })).toBe(200)
    const todo = 'The handler answers what the reply of the contract does not name: name it there, or leave it out'
    expect(body, todo).toEqual(served.endpoint.reply.parse(body))
  })
})

describe('another person', () => {
  const isOwn = (route: string) => !route.startsWith('POST /api/auth/') && !SHARED.has(route)
  const own = endpoints.filter(({ endpoint, route }) => allows(endpoint, []) && isOwn(route))

  let owner: Person
  beforeAll(async () => {
    owner = await signedIn()
    for (const mine of own) {
      const reply = await call(mine, owner, owner)
      expect([mine.route, reply.status], why(reply)).toEqual([mine.route, 200])
    }
  })

  it.each(named(own))('[SEC-02] meets by %s the same whether another user’s data exists or not', async (_, served) => {
    const [before, after] = [await signedIn(), await signedIn()]
    const without = told(await call(served, before, await signedIn()), before)
    // Before the items are read: an example may have to make again what another one removed.
    const sent = await served.example(owner)
    const items = await itemsOf(owner)
    expect(JSON.stringify(items)).toMatch(PRIVATE)
    const reply = await invoke(served.handler, served.endpoint, { ...sent, cookie: after.cookie })
    expect(told(reply, after)).toBe(without)
    expect(await itemsOf(owner)).toEqual(items)
  })
})
