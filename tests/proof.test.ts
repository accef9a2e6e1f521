import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { serve } from '../functions/http/serve.ts'
import { endpoint } from '../shared/http/endpoint.ts'
import { changeProfile, itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { loadEndpoints, type ServedEndpoint } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'

const PROOF_MS = 15 * 60_000

/** An endpoint of no feature, so that the rule is tested whatever the features declare. */
const api = { guarded: endpoint('GET /guarded', { caller: 'user', needsProof: true, reply: z.object({}) }) }
const ownOne: ServedEndpoint = {
  feature: 'none',
  name: 'guarded',
  route: 'a guarded endpoint',
  endpoint: api.guarded,
  handler: serve(api, { guarded: () => ({}) }),
  example: () => ({}),
  fixtureCaller: 'user',
  fixtureNeedsProof: true,
}

const endpoints = await loadEndpoints()
const all = endpoints.map((served) => [served.route, served] as const)
const guarded = [ownOne, ...endpoints].flatMap((served) =>
  served.fixtureNeedsProof ? [[served.route, served] as const] : [],
)

/**
 * Sends the example request some time after the sign-in. Also returns the user's items before and after it. `beginsLate`: what
 * the request answers lasts for a shorter time, so it begins just before it.
 */
async function callLater(
  { handler, endpoint, example }: ServedEndpoint,
  afterMs: number,
  { hasNoPassword, beginsLate = false }: { hasNoPassword?: true | undefined; beginsLate?: boolean } = {},
) {
  const user = await newSignedInUser({ roles: endpoint.caller === 'admin' ? ['admin'] : [] })
  if (hasNoPassword) await changeProfile(user, 'hasNoPassword', true)
  const wait = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + afterMs })
  if (beginsLate) wait()
  const request = await example(user)
  const before = await itemsOf(user)
  if (!beginsLate) wait()
  const reply = await invoke(handler, endpoint, { cookie: user.cookie, ...request }).finally(() => vi.useRealTimers())
  return { reply, before, after: await itemsOf(user) }
}

it.each(all)('[SEC-14] %s needs a proof if its fixture says so', (_, { endpoint, fixtureNeedsProof }) => {
  expect(endpoint.needsProof).toBe(fixtureNeedsProof)
})

it.each(guarded)('[SEC-14] %s is refused 15 minutes after the sign-in, and changes nothing', async (_, served) => {
  for (const hasNoPassword of [undefined, true] as const) {
    const { reply, before, after } = await callLater(served, PROOF_MS, { hasNoPassword })
    const mustSignIn = hasNoPassword && !before['ME#PROFILE']?.['hasPasskey']
    const type = mustSignIn ? '/problems/sign-in-again' : '/problems/prove-again'
    expect(reply).toMatchObject({ status: 403, problem: { type } })
    expect(after).toEqual(before)
  }
})

it.each(guarded)('[SEC-14] %s works for 15 minutes after the sign-in', async (_, served) => {
  const { reply } = await callLater(served, PROOF_MS - 30_000, { beginsLate: true })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
})
