import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: {
    table: 'does without',
    queue: 'fails, and is run again',
    stripe: 'fails, and is run again',
    parameters: 'fails, and is run again',
  },
  typicalEvent:
    ({ control }) =>
    () =>
      control('POST', 'schedules/reconcile/run'),
} satisfies FixtureOf<typeof feature>
