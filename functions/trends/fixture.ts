import { COLUMN_NAMES } from '../../shared/trends/columns.ts'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  endpoints: {
    read: {
      caller: 'user',
      example: () => ({ query: { columns: COLUMN_NAMES.join() } }),
      whileFailing: { table: 'refuses' },
    },
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'trends?columns=painLevel,urgencyLevel,frequency,nocturia,sleepHours,stressLevel,waterGlasses'),
} satisfies FixtureOf<typeof feature>
