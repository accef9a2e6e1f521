import fc from 'fast-check'
import { afterAll, it, vi } from 'vitest'
import { happen, run } from '../fixtures/merge/model.ts'
import { Real } from '../fixtures/merge/real.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 200

afterAll(() => void vi.useRealTimers())

it(`[RELY-01] devices, races, crashes and clocks never lose an edit at the real table (${RUNS} runs, SEED=${seed})`, async () => {
  const real = await Real.open()
  await fc.assert(
    fc.asyncProperty(run, async (what) => {
      await real.clear()
      await happen(real, what)
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  )
}, 600_000)
