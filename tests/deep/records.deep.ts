// @module-tag deep
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyRecordRun, executeRecordRun } from '../fixtures/records/model.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 10_000

it(`[REC-01] no edit of a record is lost, repeated or revived (${RUNS} runs, SEED=${seed})`, () => {
  const property = fc.property(anyRecordRun, executeRecordRun)
  expect(fc.check(property, { numRuns: RUNS, seed, endOnFailure: true })).toMatchObject({ failed: false })
}, 600_000)
