import { expect, it } from 'vitest'
import { changeProfile, itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'

/** The only endpoints with a session that a user whose claim is pending may call. */
const OPEN = ['POST /api/auth/sign-out', 'GET /api/auth/claim', 'POST /api/auth/claim', 'POST /api/auth/claim/name']

const endpoints = (await loadEndpoints()).map((served) => [served.route, served] as const)

it.each(endpoints)(
  '[AUTH-18] %s shows and changes nothing of the earlier use while a claim is pending',
  async (route, { handler, endpoint, example, fixtureCaller }) => {
    const user = await newSignedInUser({ roles: ['admin'], name: 'Grumpy Goose' })
    const { cookie, ...request } = await example(user)
    await changeProfile(user, 'claim', 'undecided')
    const before = await itemsOf(user)
    const cookies = [user.cookie, cookie].filter(Boolean).join('; ')
    const reply = await invoke(handler, endpoint, { ...request, cookie: cookies })
    expect(JSON.stringify(reply.body)).not.toContain('Grumpy')
    if (fixtureCaller === 'anyone' || OPEN.includes(route)) return expect(reply.status).toBe(200)
    expect(reply).toMatchObject({ status: 403, problem: { type: '/problems/claim-pending' } })
    expect(await itemsOf(user)).toEqual(before)
  },
)
