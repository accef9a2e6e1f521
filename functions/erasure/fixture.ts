import { EXAMPLE_USER_ID, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import type { feature } from './feature.ts'

export const fixture = {
  // Tested in tests/erasure-job.test.ts.
  whileFailing: {
    table: 'fails, and is run again',
    identity: 'fails, and is run again',
    stripe: 'fails, and is run again',
    parameters: 'fails, and is run again',
  },
  keys: { ErasureItem: [ErasureItem.key({ user: EXAMPLE_USER_ID }), 'ERASURE', EXAMPLE_USER_ID] },
  typicalEvent:
    ({ control }) =>
    () =>
      control('POST', 'schedules/erasure/run'),
} satisfies FixtureOf<typeof feature>
