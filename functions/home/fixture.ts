import { localDate } from '../../shared/time/local-date.ts'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  endpoints: {
    open: {
      caller: 'user',
      example: () => ({ query: { today: localDate(Date.now(), 'UTC') } }),
      whileFailing: { table: 'refuses' },
    },
  },
  typicalEvent:
    ({ call, today }) =>
    () =>
      call('GET', `home?today=${today}`),
} satisfies FixtureOf<typeof feature>
