import { localDate } from '../../shared/time/local-date.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { InsightItem } from '../table/items/insight.ts'
import { LastInsightItem } from '../table/items/last-insight.ts'
import type { feature } from './feature.ts'

export const fixture = {
  endpoints: {
    today: {
      caller: 'user',
      example: () => ({ body: { today: localDate(Date.now(), 'UTC'), isReminderDue: true } }),
      whileFailing: { table: 'refuses' },
    },
    list: { caller: 'user', example: () => ({}), whileFailing: { table: 'refuses' } },
  },
  keys: {
    LastInsightItem: [LastInsightItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#INSIGHT'],
    InsightItem: [
      InsightItem.key({ user: EXAMPLE_USER_ID, date: '2026-11-25' }),
      EXAMPLE_USER_PK,
      'INSIGHT#2026-11-25',
    ],
  },
  typicalEvent:
    ({ call, today }) =>
    () =>
      call('POST', 'insights', { today, isReminderDue: false }),
} satisfies FixtureOf<typeof feature>
