import { newReminder, withReminder } from '../../tests/fixtures/data/reminders.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ReminderBookItem, ReminderLogItem } from '../table/items/reminders.ts'
import { SetReminderItem } from '../table/items/set-reminder.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const change = '1795000000000-heron1'

export const fixture = {
  endpoints: {
    read: { caller: 'user', example: () => ({}), whileFailing },
    saveSettings: {
      caller: 'user',
      example: () => ({ body: { showsTitle: true, quietHours: { from: '22:00', until: '07:00' } } }),
      whileFailing,
    },
    save: {
      caller: 'user',
      example: () => {
        const body = newReminder({ title: 'A heron', note: 'Beside the heron' })
        return { params: { id: body.change }, body }
      },
      whileFailing,
    },
    remove: {
      caller: 'user',
      example: async (me) => ({ params: { id: await withReminder(me) }, body: { change: newChangeId() } }),
      whileFailing,
    },
    act: {
      caller: 'user',
      example: async (me) => ({
        params: { id: await withReminder(me) },
        body: { change: newChangeId(), action: 'done', notes: 'With a heron' },
      }),
      whileFailing,
    },
    history: { caller: 'user', example: () => ({}), whileFailing },
  },
  keys: {
    ReminderBookItem: [ReminderBookItem.key({ user }), EXAMPLE_USER_PK, 'REMINDERS'],
    ReminderLogItem: [ReminderLogItem.key({ user, change }), EXAMPLE_USER_PK, `REMINDERLOG#${change}`],
    SetReminderItem: [SetReminderItem.key({ user }), EXAMPLE_USER_PK, 'ME#SETREMINDER'],
  },
  typicalEvent: async ({ call }) => {
    const reminder = newReminder()
    await call('PUT', `reminders/${reminder.change}`, reminder)
    return () => call('GET', 'reminders')
  },
} satisfies FixtureOf<typeof feature>
