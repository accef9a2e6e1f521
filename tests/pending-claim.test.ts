import { expect, it } from 'vitest'
import { changeProfile, itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { loadEndpoints, type ServedEndpoint } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'

/** The only endpoints with a session that a user whose claim is pending may call. */
const OPEN = new Set([
  'POST /api/auth/sign-out',
  'GET /api/auth/claim',
  'POST /api/auth/claim',
  'POST /api/auth/claim/name',
])
const isOpen = ({ fixtureCaller, route }: ServedEndpoint) => fixtureCaller === 'anyone' || OPEN.has(route)

const endpoints = await loadEndpoints()
const withRoutes = (served: readonly ServedEndpoint[]) => served.map((each) => [each.route, each] as const)

/** Sends the example request of a user whose claim is pending. Also returns the user's items before and after it. */
async function callWhilePending({ handler, endpoint, example }: ServedEndpoint) {
  const user = await newSignedInUser({ roles: ['admin'], name: 'Grumpy Goose' })
  const { cookie, ...request } = await example(user)
  await changeProfile(user, 'claim', 'undecided')
  const before = await itemsOf(user)
  const cookies = [user.cookie, cookie].filter(Boolean).join('; ')
  const reply = await invoke(handler, endpoint, { ...request, cookie: cookies })
  return { reply, before, after: await itemsOf(user) }
}

it.each(withRoutes(endpoints.filter((served) => !isOpen(served))))(
  '[AUTH-18] %s is refused while a claim is pending, and changes nothing',
  async (_, served) => {
    const { reply, before, after } = await callWhilePending(served)
    expect(reply).toMatchObject({ status: 403, problem: { type: '/problems/claim-pending' } })
    expect(after).toEqual(before)
  },
)

it.each(withRoutes(endpoints.filter(isOpen)))(
  '[AUTH-18] %s works while a claim is pending, and does not show the name of the earlier use',
  async (_, served) => {
    const { reply } = await callWhilePending(served)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(JSON.stringify(reply.body)).not.toContain('Grumpy')
  },
)
