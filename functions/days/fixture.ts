import { addDays, localDate } from '../../shared/time/local-date.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const date = addDays(localDate(Date.now(), 'UTC'), -1)

export const fixture = {
  endpoints: {
    range: { caller: 'user', example: () => ({ query: { from: addDays(date, -30), to: date } }), whileFailing },
    read: { caller: 'user', example: () => ({ params: { date } }), whileFailing },
    edit: {
      caller: 'user',
      example: () => ({
        params: { date },
        body: {
          device: 'example0',
          n: 1,
          date,
          set: { painLevel: 7, notes: 'A heron by the water' },
          seen: {},
          editedAt: Date.now(),
          zone: 'UTC',
        },
      }),
      whileFailing,
    },
  },
  keys: {
    DayItem: [DayItem.key({ user: EXAMPLE_USER_ID, date: '2026-11-20' }), EXAMPLE_USER_PK, 'DAY#2026-11-20'],
    DayMarksItem: [DayMarksItem.key({ user: EXAMPLE_USER_ID, year: '2026' }), EXAMPLE_USER_PK, 'DAYS#2026'],
    LostEditItem: [
      LostEditItem.key({
        user: EXAMPLE_USER_ID,
        date: '2026-11-20',
        device: 'phone000',
        n: 3,
        field: 'symptom.aching',
      }),
      EXAMPLE_USER_PK,
      'LOST#2026-11-20#phone000#3#symptom.aching',
    ],
    ShownTipItem: [
      ShownTipItem.key({ user: EXAMPLE_USER_ID, what: 'personalized_tip' }),
      EXAMPLE_USER_PK,
      'ME#SHOWN#personalized_tip',
    ],
  },
  typicalEvent:
    ({ call, today }) =>
    (n) =>
      call('PUT', `days/${today}`, {
        device: 'bench000',
        n,
        date: today,
        set: { painLevel: n % 10 },
        seen: n > 1 ? { painLevel: [`bench000.${n - 1}`] } : {},
        editedAt: Date.now(),
        zone: 'UTC',
      }),
} satisfies FixtureOf<typeof feature>
