import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { handler as home } from '../functions/home/handler.ts'
import { homeApi } from '../shared/home/api.ts'
import { measureCapacity } from './fixtures/capacity.ts'
import { today } from './fixtures/data/days.ts'
import { newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'

const all = (await loadEndpoints()).map((served) => [served.route, served] as const)
const SECRET = 'A'.repeat(65)

let other: TestUser
beforeAll(async () => {
  other = await newSignedInUser()
})

/** Session cookies that the service never issued. */
const MADE_UP: Record<string, (owner: TestUser) => string> = {
  'a random user id': () => `__Host-session=${'c0ffee00'.repeat(4)}.${SECRET}`,
  'the id of a user': ({ userId }) => `__Host-session=${userId}.${SECRET}`,
  'the id of a user, and the secret of another user': ({ userId }) => other.cookie.replace(/=\w+\./, `=${userId}.`),
  'a malformed value': () => '__Host-session=abc..def',
  'a very long value': ({ userId }) => `__Host-session=${userId}.${'A'.repeat(8_000)}`,
}
const OTHER_COOKIES = ['known', 'asked', 'google'].map((name) => `__Host-${name}=${SECRET}`).join('; ')

it.each(all)('[SEC-01] made-up cookies cost at most one read at %s', async (_, served) => {
  const owner = await newSignedInUser({ roles: ['admin'], days: 3 })
  const costOf = async (cookie: string) => {
    // Requests without a session change how a user signs in, so each of them needs a new user.
    const user = served.endpoint.caller === 'anyone' ? await newSignedInUser() : owner
    const { headers: { cookie: _cookie, ...headers } = {}, ...sent } = await served.example(user)
    return measureCapacity(() => invoke(served.handler, served.endpoint, { ...sent, headers, cookie }))
  }
  const without = await costOf('')
  for (const [what, makeUp] of Object.entries(MADE_UP)) {
    const cost = await costOf(`${makeUp(owner)}; ${OTHER_COOKIES}`)
    expect(cost.calls - without.calls, what).toBeLessThanOrEqual(1)
    expect(cost.writeUnits, what).toBe(without.writeUnits)
  }
})

it('[SEC-08] a session stays valid when the secret of the cookies changes', async () => {
  const { cookie } = await newSignedInUser({ days: 3 })
  const secret = process.env['ORIGIN_SECRET']
  onTestFinished(() => void Object.assign(process.env, { ORIGIN_SECRET: secret }))
  const open = () => invoke(home, homeApi.open, { cookie, query: { today } })
  const before = await open()
  Object.assign(process.env, { ORIGIN_SECRET: 'another' })
  const after = await open()
  expect(after.status).toBe(200)
  expect(after.body).toEqual(before.body)
  expect(after.body.loggedOn).not.toEqual([])
})
