import { afterAll, expect, it } from 'vitest'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { failAtEachCall, GROWING } from './fixtures/endpoints/fail-at-each-call.ts'
import { failureEffectsOf } from './fixtures/endpoints/failure-effects.ts'
import { type Outage, Outages } from './fixtures/endpoints/outages.ts'
import { signInWithGoogle } from './fixtures/google/google.ts'
import { seed } from './fixtures/seed.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await loadEndpoints()
await signInWithGoogle()

/** Tests one of every `SAMPLE_STEP` cases; the seed chooses which. `npm run test:deep` tests all cases. */
const SAMPLE_STEP = 16
const all = endpoints
  .filter(({ route }) => route !== GROWING)
  .flatMap((served) =>
    (['table', 'identity', 'queue', 'google', 'stripe'] as const)
      .filter((dependency) => failureEffectsOf(served)[dependency])
      .map((dependency) => [served.route, dependency, served] as const),
  )
const isInSample = (index: number) => (index + seed) % SAMPLE_STEP === 0
const sample = all.filter((_, index) => isInSample(index))

it.each(sample)(
  '[RELY-05] %s succeeds when repeated after any call to the dependency has failed: %s',
  async (_, dependency, served) => {
    const { errors, calls } = await failAtEachCall(outages, served, dependency, { mode: 'down' })
    expect(errors).toEqual([])
    const callsDependency = failureEffectsOf(served)[dependency] !== 'never asks'
    expect(calls > 0, `It made ${calls} calls`).toBe(callsDependency)
  },
)

// Only the hard cases: a used link or the identity service. `npm run test:deep` tests the others.
const lostReplies = all.filter(([, dependency, served], index) => {
  const isHard = failureEffectsOf(served).consumesLink || dependency === 'identity'
  return isHard && isInSample(index)
})
it.each(lostReplies)(
  '[RELY-05] %s succeeds when repeated after any reply of the dependency was lost: %s',
  async (_, dependency, served) => {
    const outage = { mode: 'down', count: 1, isReplyLost: true } as const satisfies Outage
    expect((await failAtEachCall(outages, served, dependency, outage)).errors).toEqual([])
  },
)
