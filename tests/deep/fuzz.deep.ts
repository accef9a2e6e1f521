// @module-tag deep
import { expect, it } from 'vitest'
import { loadEndpoints } from '../fixtures/endpoints/endpoints.ts'
import { fuzz } from '../fixtures/endpoints/fuzz.ts'
import { seed } from '../fixtures/seed.ts'

const RUNS = 1_000

const endpoints = await loadEndpoints()

it.each(endpoints.map((served) => [served.route, served] as const))(
  `[SEC-04] %s refuses ${RUNS} bad requests and changes nothing (SEED=${seed})`,
  async (_, served) => {
    expect(await fuzz(served, RUNS, seed)).toEqual([])
  },
  300_000,
)
