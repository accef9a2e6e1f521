import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { test } from 'vitest'
import { happen, run } from '../../../../tests/fixtures/queue/model.ts'
import { seed } from '../../../../tests/fixtures/seed.ts'

const RUNS = Number(process.env['RUNS'] ?? 300)

test(`[RELY-01] (${RUNS} runs, SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(run, happen), { numRuns: RUNS, seed, endOnFailure: false })
}, 600_000)
