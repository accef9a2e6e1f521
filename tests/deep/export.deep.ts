// @module-tag deep
import fc from 'fast-check'
import { it } from 'vitest'
import { anyAccount, expectEqualAfterImport } from '../fixtures/data/any-account.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 100

it(`[PROF-03] [DATA-01] [RELY-08] any account is equal after export and import (${RUNS} runs, SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(anyAccount, expectEqualAfterImport), { numRuns: RUNS, seed, endOnFailure: true })
}, 600_000)
