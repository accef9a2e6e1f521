import { afterAll, expect, it } from 'vitest'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { failAtEachCall, GROWING } from './fixtures/endpoints/fail-at-each-call.ts'
import { failureEffectsOf } from './fixtures/endpoints/failure-effects.ts'
import { oneOfEachFailure } from './fixtures/endpoints/one-of-each-kind.ts'
import { type Outage, Outages } from './fixtures/endpoints/outages.ts'
import { signInWithGoogle } from './fixtures/google/google.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await loadEndpoints()
await signInWithGoogle()

/** One endpoint of each kind. `npm run test:deep` tests all. */
const cases = (['table', 'identity', 'queue', 'google', 'stripe'] as const).flatMap((dependency) =>
  oneOfEachFailure(
    endpoints.filter(({ route }) => route !== GROWING),
    dependency,
  ).map((served) => [served.route, dependency, served] as const),
)

it.each(cases)(
  '[RELY-05] %s succeeds when repeated after any call to the dependency has failed: %s',
  async (_, dependency, served) => {
    const { errors, calls } = await failAtEachCall(outages, served, dependency, { mode: 'down' })
    expect(errors).toEqual([])
    const callsDependency = failureEffectsOf(served)[dependency] !== 'never asks'
    expect(calls > 0, `It made ${calls} calls`).toBe(callsDependency)
  },
)

// Only the hard cases: a used link or the identity service. `npm run test:deep` tests the others.
const lostReplies = cases.filter(
  ([, dependency, served]) => failureEffectsOf(served).consumesLink || dependency === 'identity',
)
it.each(lostReplies)(
  '[RELY-05] %s succeeds when repeated after any reply of the dependency was lost: %s',
  async (_, dependency, served) => {
    const outage = { mode: 'down', count: 1, isReplyLost: true } as const satisfies Outage
    expect((await failAtEachCall(outages, served, dependency, outage)).errors).toEqual([])
  },
)
