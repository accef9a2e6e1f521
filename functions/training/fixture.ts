import { logVisit, newChangeId, newLog, withSession } from '../../tests/fixtures/data/training.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { TrainingLogItem, TrainingSessionItem } from '../table/items/training.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const [session, id] = ['1795000000000-heron1', '1795000000001-heron2']

export const fixture = {
  endpoints: {
    read: { caller: 'user', example: () => ({}), whileFailing },
    start: {
      caller: 'user',
      example: () => ({ body: { id: newChangeId(), targetIntervalMinutes: 75 } }),
      whileFailing,
    },
    logs: { caller: 'user', example: async (me) => ({ params: { session: await withSession(me) } }), whileFailing },
    log: {
      caller: 'user',
      example: async (me) => ({ params: { session: await withSession(me) }, body: newLog({ notes: 'After a heron' }) }),
      whileFailing,
    },
    undo: {
      caller: 'user',
      example: async (me) => {
        const session = await withSession(me)
        const log = newLog()
        await logVisit(me, session, log)
        return { params: { session, log: log.id } }
      },
      whileFailing,
    },
    changeInterval: {
      caller: 'user',
      example: async (me) => ({
        params: { session: await withSession(me) },
        body: { change: newChangeId(), targetIntervalMinutes: 75 },
      }),
      whileFailing,
    },
    end: {
      caller: 'user',
      example: async (me) => ({ params: { session: await withSession(me) }, body: { change: newChangeId() } }),
      whileFailing,
    },
  },
  keys: {
    TrainingSessionItem: [TrainingSessionItem.key({ user, id }), EXAMPLE_USER_PK, `TRAINING#${id}`],
    TrainingLogItem: [TrainingLogItem.key({ user, session, id }), EXAMPLE_USER_PK, `TRAINLOG#${session}#${id}`],
  },
  typicalEvent: async ({ call }) => {
    const started = newChangeId(-60)
    await call('POST', 'training', { id: started })
    return () => call('POST', `training/${started}/logs`, newLog())
  },
} satisfies FixtureOf<typeof feature>
