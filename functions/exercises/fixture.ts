import { keepSession, newKeptSession } from '../../tests/fixtures/data/exercises.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ExerciseItem } from '../table/items/exercises.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const [date, id] = ['2026-11-20', '1795000000000-heron1']

export const fixture = {
  endpoints: {
    read: { caller: 'user', example: () => ({}), whileFailing },
    keep: { caller: 'user', example: () => ({ body: newKeptSession({ before: 6, after: 4 }) }), whileFailing },
    remove: {
      caller: 'user',
      example: async (me) => {
        const session = newKeptSession()
        await keepSession(me, session)
        return { params: { date: session.date, id: session.id } }
      },
      whileFailing,
    },
  },
  keys: {
    ExerciseItem: [ExerciseItem.key({ user, date, id }), EXAMPLE_USER_PK, `EXERCISE#${date}#${id}`],
  },
  typicalEvent: async ({ call }) => {
    await call('POST', 'exercises', newKeptSession())
    return () => call('GET', 'exercises')
  },
} satisfies FixtureOf<typeof feature>
