// @module-tag deep
import fc from 'fast-check'
import { it } from 'vitest'
import { anyRecordRun, executeRecordRun } from '../fixtures/records/model.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 10_000

it(`[REC-01] no edit of a record is lost, repeated or revived (${RUNS} runs, SEED=${seed})`, () => {
  fc.assert(fc.property(anyRecordRun, executeRecordRun), { numRuns: RUNS, seed, endOnFailure: true })
}, 600_000)
