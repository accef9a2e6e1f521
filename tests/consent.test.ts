import { expect, it } from 'vitest'
import type { Profile } from '../functions/table/items/profile.ts'
import { changeProfile, itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { loadEndpoints, type ServedEndpoint } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'

/** The only changes by users that need no consent: those of the account itself. They store nothing about health. */
const OF_THE_ACCOUNT = new Set([
  'POST /api/auth/sign-out',
  'PUT /api/auth/session',
  'DELETE /api/auth/sessions/{id}',
  'DELETE /api/auth/sessions',
  'POST /api/auth/google/unlink',
  'POST /api/auth/prove',
  'POST /api/auth/passkey/proof/options',
  'POST /api/auth/passkey/proof',
  'POST /api/passkeys/options',
  'POST /api/passkeys',
  'PUT /api/passkeys/{id}',
  'DELETE /api/passkeys/{id}',
  'POST /api/profile/erasure',
  'POST /api/auth/password',
  'POST /api/auth/email',
  'POST /api/auth/email/proof',
  'POST /api/auth/claim',
  'POST /api/auth/claim/name',
  'PUT /api/profile',
  'PUT /api/profile/consent',
  'POST /api/feedback',
  'POST /api/billing/checkout',
  'POST /api/billing/portal',
  'DELETE /api/push/devices',
])

const endpoints = await loadEndpoints()
const ofUsers = endpoints.filter(({ fixtureCaller }) => fixtureCaller === 'user')
const isOpen = ({ endpoint, route }: ServedEndpoint) => endpoint.method === 'GET' || OF_THE_ACCOUNT.has(route)
const withRoutes = (served: readonly ServedEndpoint[]) => served.map((each) => [each.route, each] as const)

/** Each reason for which a user's consent does not count. */
const WITHOUT_CONSENT = {
  'none was given': undefined,
  'it was withdrawn': { version: 1, isGiven: false, at: 0 },
  'it was given to an earlier text': { version: 0, isGiven: true, at: 0 },
} as const

/** Sends the example request of a user without consent. Also returns the user's items before and after it. */
async function callWithoutConsent({ handler, endpoint, example }: ServedEndpoint, consent: Profile['consent']) {
  const user = await newSignedInUser()
  const request = await example(user)
  await changeProfile(user, 'consent', consent)
  const before = await itemsOf(user)
  const reply = await invoke(handler, endpoint, { ...request, cookie: user.cookie })
  return { reply, before, after: await itemsOf(user) }
}

it.each(withRoutes(ofUsers.filter((served) => !isOpen(served))))(
  '[SEC-30] %s is refused without consent, and changes nothing',
  async (_, served) => {
    for (const [reason, consent] of Object.entries(WITHOUT_CONSENT)) {
      const { reply, before, after } = await callWithoutConsent(served, consent)
      expect(reply, reason).toMatchObject({ status: 403, problem: { type: '/problems/consent-needed' } })
      expect(after, reason).toEqual(before)
    }
  },
)

it.each(withRoutes(ofUsers.filter(isOpen)))('[SEC-30] %s works without consent', async (_, served) => {
  const { reply } = await callWithoutConsent(served, undefined)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
})
