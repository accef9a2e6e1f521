import { afterAll, expect, it } from 'vitest'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { failAtEachCall } from './fixtures/endpoints/fail-at-each-call.ts'
import { failureEffectsOf } from './fixtures/endpoints/failure-effects.ts'
import { type Outage, Outages } from './fixtures/endpoints/outages.ts'
import { signInWithGoogle } from './fixtures/google/google.ts'
import { seed } from './fixtures/seed.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await loadEndpoints()
await signInWithGoogle()

/** One in `SAMPLE` cases is tested; the seed chooses which. `npm run test:deep` tests all cases. */
const SAMPLE = 5
const all = endpoints.flatMap((served) =>
  (['table', 'identity', 'queue', 'google'] as const)
    .filter((dependency) => failureEffectsOf(served)[dependency])
    .map((dependency) => [served.route, dependency, served] as const),
)
const sample = all.filter((_, index) => (index + seed) % SAMPLE === 0)

it.each(sample)(
  '[RELY-05] %s works when repeated after any call to the dependency failed: %s',
  async (_, dependency, served) => {
    const { wrong, calls } = await failAtEachCall(outages, served, dependency, { mode: 'down' })
    expect(wrong).toEqual([])
    expect(calls > 0, `It made ${calls} calls`).toBe(failureEffectsOf(served)[dependency] !== 'never asks')
  },
)

// `npm run test:deep` tests the other cases.
const lostReplies = all.filter(([, dependency, served], index) => {
  const isHard = failureEffectsOf(served).consumesLink || dependency === 'identity'
  return isHard && (index + seed) % SAMPLE === 0
})
it.each(lostReplies)(
  '[RELY-05] %s works when repeated after any reply of the dependency was lost: %s',
  async (_, dependency, served) => {
    const outage = { mode: 'down', count: 1, isReplyLost: true } as const satisfies Outage
    expect((await failAtEachCall(outages, served, dependency, outage)).wrong).toEqual([])
  },
)
