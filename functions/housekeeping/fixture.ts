import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  // Tested in handler.test.ts.
  whileFailing: { table: 'fails, and is run again', identity: 'fails, and is run again' },
  typicalEvent:
    ({ control }) =>
    () =>
      control('POST', 'schedules/housekeeping/run'),
} satisfies FixtureOf<typeof feature>
