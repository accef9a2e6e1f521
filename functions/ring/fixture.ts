import { setTimeout as wait } from 'node:timers/promises'
import { newReminder } from '../../tests/fixtures/data/reminders.ts'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'stays in the queue', parameters: 'stays in the queue' },
  typicalEvent: async ({ userId, call, control, runsOf }) => {
    const subscription = await control('POST', 'pushes/devices', { device: userId })
    await call('PUT', 'push/devices', { subscription, userAgent: 'Heron 1' })
    return async () => {
      // Each event has a reminder of its own that is due: it was put off until now.
      const reminder = newReminder()
      await call('PUT', `reminders/${reminder.change}`, reminder)
      const snoozeUntil = Date.now() + 1
      await call('POST', `reminders/${reminder.change}/actions`, {
        change: `${Date.now()}-000000`,
        action: 'snooze',
        snoozeUntil,
      })
      const before = await runsOf('ring')
      await control('POST', 'queues/ringsQueueJobs/messages', { userId })
      while ((await runsOf('ring')) === before) await wait(2)
      await call('POST', `reminders/${reminder.change}/deletion`, { change: `${Date.now() + 1}-000000` })
    }
  },
} satisfies FixtureOf<typeof feature>
