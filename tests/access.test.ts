import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { handler as auth } from '../functions/auth/handler.ts'
import { serve } from '../functions/http/serve.ts'
import { authApi } from '../shared/auth/api.ts'
import { type AllowedCaller, type Endpoint, endpoint } from '../shared/http/endpoint.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { loadEndpoints, PRIVATE_WORD, type ServedEndpoint } from './fixtures/endpoints/endpoints.ts'
import * as FIXTURES from './fixtures/endpoints/features.ts'
import { invoke, type TestResponse } from './fixtures/invoke.ts'

/** Routes whose replies are the same for every user. Tests that run at the same time change this data. */
const SHARED = new Set(['GET /api/articles', 'GET /api/articles/{id}', 'GET /api/article-words'])

const endpoints = await loadEndpoints()
const withRoutes = (served: readonly ServedEndpoint[]) => served.map((each) => [each.route, each] as const)
const all = withRoutes(endpoints)
const publicOnes = withRoutes(endpoints.filter(({ endpoint }) => endpoint.caller === 'anyone'))
const protectedOnes = withRoutes(endpoints.filter(({ endpoint }) => endpoint.caller !== 'anyone'))

/** A premium endpoint. It has no data, so that only the rule is tested. */
const premiumApi = { chart: endpoint('GET /chart', { caller: 'user', premium: true, reply: z.object({}) }) }
const premiumOne = [
  'a premium endpoint',
  {
    feature: 'none',
    name: 'chart',
    route: 'GET /api/chart',
    endpoint: premiumApi.chart,
    handler: serve(premiumApi, { chart: () => ({}) }),
    example: () => ({}),
    fixtureCaller: 'user',
    fixtureNeedsProof: false,
  } as ServedEndpoint,
] as const

/** Sends the example request about the user `about` with the session of `caller`, or without a session. */
async function call(
  { handler, endpoint, example }: ServedEndpoint,
  caller: TestUser | undefined,
  about: TestUser,
): Promise<TestResponse> {
  const { cookie, ...request } = await example(about)
  return invoke(handler, endpoint, { ...request, cookie: [caller?.cookie, cookie].filter(Boolean).join('; ') })
}

/** What differs between two equal requests: ids of requests, of changes, of records and of Stripe's, and when and as what a session began. */
const VARYING =
  /"(?:requestId":"[^"]*"|id":"[\w-]{22}"|challenge":"[\w-]{43}"|(?:createdAt|usedAt|addedAt|emailProvenAt|at|stamp|linkedAt|askedAt|expiresAt|updatedAt|countsFromAt|ttl)":\d+)|(?:cs|cus)_[0-9a-f]{24}|\d{13}-[0-9a-z]{6}|"id":"[0-9a-z]{8}"|\d{4}-\d\d-\d\d-[0-9a-z]{6}|device\w{2}\.1/g

/** The reply as text, without the parts that differ between two requests or between two users. */
function comparable({ status, headers, cookies, body }: TestResponse, user?: TestUser): string {
  const text = JSON.stringify([status, headers['content-type'], cookies.length, body])
  const identifiers = user ? [user.userId, user.email] : []
  return identifiers.reduce((rest, word) => rest.replaceAll(word, '…'), text).replaceAll(VARYING, '')
}

/** The message for a wrong status. A wrong example request can cause it, too. */
const explain = ({ body }: TestResponse) =>
  `The reply is ${JSON.stringify(body)}. For 400 and 422, check the example in the fixture.ts beside the handler`

const REPLY_TODO =
  'The handler returns a field that is not in the reply schema of the contract: add it there, or remove it'

/** Whether the contract lets a signed-in user with these roles call the endpoint. A trial lasts ten days. */
function allows({ caller, premium }: Endpoint, roles: readonly AllowedCaller[], inTrial = true): boolean {
  if (premium && !inTrial && !roles.includes('admin')) return false
  return caller === 'anyone' || caller === 'user' || roles.includes(caller) || roles.includes('admin')
}

/** Their requests are refused, so that every test may use them. */
let signedOut: TestUser
let withoutRoles: TestUser
beforeAll(async () => {
  signedOut = await newSignedInUser({ roles: ['admin'] })
  withoutRoles = await newSignedInUser()
  await invoke(auth, authApi.signOut, signedOut)
})

describe('every endpoint', () => {
  it.each(all)(
    '[SEC-01] %s allows the callers that its fixture names',
    (_, { feature, name, endpoint, fixtureCaller }) => {
      const fixture = `${name} in functions/${feature}/fixture.ts`
      const todo = `The contract allows ${endpoint.caller}. If that is intended, change ${fixture}, too`
      expect(endpoint.caller, todo).toBe(fixtureCaller)
    },
  )

  it('[SEC-01] in a fixture is in the contract, too', () => {
    const inFixtures = Object.entries(FIXTURES).flatMap(([feature, fixture]) =>
      'endpoints' in fixture ? Object.keys(fixture.endpoints).map((name) => `${feature}.${name}`) : [],
    )
    expect(inFixtures, 'No contract has these any more: delete them from the fixtures').toEqual(
      endpoints.map(({ feature, name }) => `${feature}.${name}`),
    )
  })

  it.each([...all, premiumOne])(
    '[SEC-01] [SUB-01] [SEC-03] %s asks for a role and for premium as its contract says, and returns only fields that it names',
    async (_, served) => {
      for (const roles of [[], ['editor'], ['admin']] as const) {
        // Whether a trial has ended matters to premium endpoints alone: others must work without one.
        for (const inTrial of served.endpoint.premium ? [true, false] : [false]) {
          const user = await newSignedInUser({ roles: [...roles], createdDaysAgo: inTrial ? 0 : 30 })
          const reply = await call(served, user, user)
          const expected = allows(served.endpoint, roles, inTrial) ? 200 : 403
          expect(reply.status, `Roles: ${roles.join()}. ${explain(reply)}`).toBe(expected)
          const named = reply.status === 200 ? served.endpoint.reply.parse(reply.body) : reply.body
          expect(reply.body, REPLY_TODO).toEqual(named)
        }
      }
    },
  )

  it.each(publicOnes)('[SEC-01] %s needs no session', async (_, served) => {
    const reply = await call(served, undefined, await newSignedInUser())
    expect(reply.status, explain(reply)).toBe(200)
  })

  it.each([...protectedOnes, premiumOne])(
    '[SEC-01] %s gives the same 401 for a missing, invented, expired or ended session',
    async (_, served) => {
      const ada = await newSignedInUser({ roles: ['admin'] })
      const invented = { ...ada, cookie: `${ada.cookie.slice(0, -1)}${ada.cookie.endsWith('A') ? 'B' : 'A'}` }
      const withoutSession = comparable(await call(served, undefined, ada))
      expect(withoutSession).toContain('"/problems/not-signed-in"')
      expect(comparable(await call(served, invented, ada))).toBe(withoutSession)
      expect(comparable(await call(served, signedOut, ada))).toBe(withoutSession)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 })
      const expired = await call(served, ada, ada).finally(() => vi.useRealTimers())
      expect(comparable(expired)).toBe(withoutSession)
    },
  )

  it.each(protectedOnes)('[SEC-09] %s checks the caller before the request', async (_, { handler, endpoint }) => {
    const bad = { body: '{"x"', query: { y: 'z' }, params: { date: '' } }
    expect((await invoke(handler, endpoint, bad)).status).toBe(401)
    const { cookie } = withoutRoles
    expect((await invoke(handler, endpoint, { ...bad, cookie })).status).toBe(allows(endpoint, []) ? 400 : 403)
  })
})

describe('another user', () => {
  const isOfSessions = (route: string) => route.startsWith('POST /api/auth/') || route === 'POST /api/profile/erasure'
  const isAboutOneUser = (route: string) => !isOfSessions(route) && !SHARED.has(route)
  const aboutOneUser = endpoints.filter(({ endpoint, route }) => allows(endpoint, []) && isAboutOneUser(route))

  let owner: TestUser
  beforeAll(async () => {
    owner = await newSignedInUser()
    for (const served of aboutOneUser) {
      const reply = await call(served, owner, owner)
      expect(reply.status, `${served.route}. ${explain(reply)}`).toBe(200)
    }
  })

  it.each(withRoutes(aboutOneUser))(
    '[SEC-02] gets the same reply from %s with and without data of the owner',
    async (_, served) => {
      const ownerWithoutData = await newSignedInUser()
      const firstCaller = await newSignedInUser()
      const secondCaller = await newSignedInUser()
      const withoutData = comparable(await call(served, firstCaller, ownerWithoutData), firstCaller)
      // This comes before the items are read, because it may create again what the example of another endpoint removed.
      const request = await served.example(owner)
      const items = await itemsOf(owner)
      expect(JSON.stringify(items)).toMatch(PRIVATE_WORD)
      const reply = await invoke(served.handler, served.endpoint, { ...request, cookie: secondCaller.cookie })
      expect(comparable(reply, secondCaller)).toBe(withoutData)
      expect(await itemsOf(owner)).toEqual(items)
    },
  )
})
