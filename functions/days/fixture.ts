import { addDays, localDate } from '../../shared/time/local-date.ts'
import { type FixtureOf, OWN, USER } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { DayItem, LostItem } from '../table/items/days.ts'
import { ShownItem } from '../table/items/shown.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const date = addDays(localDate(Date.now(), 'UTC'), -1)

export const fixture = {
  endpoints: {
    month: { who: 'user', example: () => ({ query: { month: date.slice(0, 7) } }), whileFailing },
    read: { who: 'user', example: () => ({ params: { date } }), whileFailing },
    edit: {
      who: 'user',
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
    DayItem: [DayItem.key({ user: USER, date: '2026-11-20' }), OWN, 'DAY#2026-11-20'],
    LostItem: [
      LostItem.key({ user: USER, date: '2026-11-20', device: 'phone000', n: 3, field: 'symptom.aching' }),
      OWN,
      'LOST#2026-11-20#phone000#3#symptom.aching',
    ],
    ShownItem: [ShownItem.key({ user: USER, what: 'personalized_tip' }), OWN, 'ME#SHOWN#personalized_tip'],
  },
  everyday:
    ({ call, today }) =>
    (n) =>
      call('PUT', `days/${today}`, {
        ...{ device: 'bench000', n, date: today, zone: 'UTC', editedAt: Date.now() },
        ...{ set: { painLevel: n % 10 }, seen: n > 1 ? { painLevel: [`bench000.${n - 1}`] } : {} },
      }),
} satisfies FixtureOf<typeof feature>
