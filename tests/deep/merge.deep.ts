import fc from 'fast-check'
import { afterAll, it, vi } from 'vitest'
import { anyRun, executeRun } from '../fixtures/merge/model.ts'
import { RealService } from '../fixtures/merge/real-service.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 200

afterAll(() => void vi.useRealTimers())

it(`[RELY-01] no edit is lost with many devices, races, crashes and wrong clocks (${RUNS} runs, SEED=${seed})`, async () => {
  const real = await RealService.open()
  await fc.assert(
    fc.asyncProperty(anyRun, async (what) => {
      await real.clear()
      await executeRun(real, what)
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  )
}, 600_000)
