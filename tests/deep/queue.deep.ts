import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { it } from 'vitest'
import { happen, run } from '../fixtures/queue/model.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 10_000

it(`[RELY-01] browsers, tabs, kills and a bad network lose nothing that was called saved (${RUNS} runs, SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(run, happen), { numRuns: RUNS, seed, endOnFailure: true })
}, 900_000)
