import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'stays in the queue', stripe: 'stays in the queue', parameters: 'stays in the queue' },
  typicalEvent:
    ({ control, runsOf }) =>
    async () => {
      const before = await runsOf('payments')
      const job = { customer: 'cus_unknown', correlationId: randomUUID() }
      await control('POST', 'queues/paymentsQueueJobs/messages', job)
      while ((await runsOf('payments')) === before) await wait(2)
    },
} satisfies FixtureOf<typeof feature>
