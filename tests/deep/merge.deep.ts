// @module-tag deep
import fc from 'fast-check'
import { afterAll, it, vi } from 'vitest'
import { InMemoryService } from '../fixtures/merge/in-memory-service.ts'
import { anyRun, executeRun } from '../fixtures/merge/model.ts'
import { RealService } from '../fixtures/merge/real-service.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 200
const RULES_RUNS = 10_000

afterAll(() => void vi.useRealTimers())

it(`[RELY-01] the rules alone lose, repeat or revive no edit (${RULES_RUNS} runs, SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, (events) => executeRun(new InMemoryService(), events)),
    { numRuns: RULES_RUNS, seed, endOnFailure: true },
  )
}, 600_000)

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
