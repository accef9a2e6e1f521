// @module-tag deep
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { it } from 'vitest'
import { anyRun, executeRun } from '../fixtures/queue/model.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 10_000

it(`[RELY-01] no saved edit is lost with many browsers, tabs, crashes and a bad network (${RUNS} runs, SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(anyRun, executeRun), { numRuns: RUNS, seed, endOnFailure: true })
}, 900_000)
