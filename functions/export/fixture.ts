import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  endpoints: {
    page: { caller: 'user', needsProof: true, example: () => ({}), whileFailing: { table: 'refuses' } },
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'export'),
} satisfies FixtureOf<typeof feature>
