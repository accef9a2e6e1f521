import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  endpoints: { reason: { caller: 'user', example: () => ({}), whileFailing: { table: 'refuses' } } },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'reading/reason'),
} satisfies FixtureOf<typeof feature>
