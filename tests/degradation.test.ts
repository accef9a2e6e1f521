import { afterAll, describe, expect, it } from 'vitest'
import { FEATURES, type FeatureSpec } from '../infra/features.ts'
import { dependenciesOf, FAULTS, JOBS, lineOf } from './fixtures/degradation.ts'
import { everyEndpoint } from './fixtures/endpoints.ts'
import { Outages } from './fixtures/outages.ts'
import { isSignedIn, send, visit, walk, wrongWith } from './fixtures/walk.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await everyEndpoint()
const each = endpoints.map((served) => [served.route, served] as const)
const specs: Record<string, FeatureSpec> = FEATURES
const HINT = 'Tell in tests/fixtures/degradation.ts what happens while each of these fails'

describe('the table of what fails how', () => {
  it.each(each)('[RELY-05] names for %s all that its function depends on', (_, served) => {
    const { usesLink, claims, ...effects } = lineOf(served)
    const needed = dependenciesOf(specs[served.feature] as FeatureSpec)
    expect(Object.keys(effects).toSorted(), HINT).toEqual(needed.toSorted())
  })

  it('[RELY-05] names every job with all that it depends on', () => {
    const jobs = Object.entries(specs).filter(([, { api }]) => !api)
    const needed = jobs.map(([name, spec]) => [name, dependenciesOf(spec).toSorted()])
    expect(
      Object.entries(JOBS).map(([name, line]) => [name, Object.keys(line).toSorted()]),
      HINT,
    ).toEqual(needed)
  })
})

/** The longest wait is for the table, which all need; `npm run test:deep` waits for the others, too. */
const faults = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).filter((fault) => fault !== 'slow beyond patience')
const cross = [
  ['table', 'slow beyond patience'] as const,
  ...(['table', 'identity', 'queue'] as const).flatMap((of) => faults.map((fault) => [of, fault] as const)),
]

describe('while something fails', () => {
  it.each(cross)(
    '[RELY-05] [SEC-19] every endpoint does what the table says: %s, %s',
    { timeout: 60_000 },
    (of, fault) =>
      expect(
        walk(
          outages,
          endpoints.filter((served) => lineOf(served)[of]),
          of,
          fault,
        ),
      ).resolves.toEqual([]),
  )
})
