import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: {
    table: 'stays in the queue',
    mail: 'stays in the queue',
    parameters: 'stays in the queue',
    queue: 'stays in the queue',
  },
  typicalEvent:
    ({ control, runsOf, userId }) =>
    async () => {
      const before = await runsOf('mail')
      const job = { id: randomUUID(), kind: 'address-taken', userId, correlationId: randomUUID() }
      await control('POST', 'queues/mailQueueJobs/messages', job)
      while ((await runsOf('mail')) === before) await wait(2)
    },
} satisfies FixtureOf<typeof feature>
