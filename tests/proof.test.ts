import { isDeepStrictEqual } from 'node:util'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../shared/http/endpoint.ts'
import type { ServedEndpoint } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

// The whole table is compared: what an admin does about other people changes their items.
await useOwnTable()
const { serve } = await import('../functions/http/serve.ts')
const { changeProfile, newSignedInUser } = await import('./fixtures/data/users.ts')
const { loadEndpoints } = await import('./fixtures/endpoints/endpoints.ts')
const { wholeTable } = await import('./fixtures/data/whole-account.ts')

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

/** These change nothing: what they do is their reply. */
const READS = new Set([ownOne.route, 'GET /api/export', 'POST /api/import/preview'])

type Items = ReadonlyMap<string, Record<string, unknown>>

async function items(): Promise<Items> {
  return new Map((await wholeTable()).map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, item]))
}

/** The keys of the items that a request has changed, without those that count requests. */
function effectOf(before: Items, after: Items): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const changed = keys.filter((key) => !isDeepStrictEqual(before.get(key), after.get(key)))
  return changed.filter((key) => !/^LIMIT#| ME#(?:SESSION#|WRITES)/.test(key))
}

/**
 * Sends the example request some time after the sign-in. Also returns the table before and after it. `beginsLate`: what
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
  const before = await items()
  if (!beginsLate) wait()
  const reply = await invoke(handler, endpoint, { cookie: user.cookie, ...request }).finally(() => vi.useRealTimers())
  return { user, reply, before, after: await items() }
}

it.each(all)('[SEC-14] %s needs a proof if its fixture says so', (_, { endpoint, fixtureNeedsProof }) => {
  expect(endpoint.needsProof).toBe(fixtureNeedsProof)
})

it.each(guarded)('[SEC-14] %s is refused 15 minutes after the sign-in, and changes nothing', async (_, served) => {
  for (const hasNoPassword of [undefined, true] as const) {
    const { user, reply, before, after } = await callLater(served, PROOF_MS, { hasNoPassword })
    const mustSignIn = hasNoPassword && !before.get(`USER#${user.userId} ME#PROFILE`)?.['hasPasskey']
    const type = mustSignIn ? '/problems/sign-in-again' : '/problems/prove-again'
    expect(reply).toMatchObject({ status: 403, problem: { type } })
    expect(after).toEqual(before)
  }
})

it.each(guarded)('[SEC-14] %s does its work for 15 minutes after the sign-in', async (route, served) => {
  const { reply, before, after } = await callLater(served, PROOF_MS - 30_000, { beginsLate: true })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  expect(effectOf(before, after).length > 0, 'whether it changes anything').toBe(!READS.has(route))
})
