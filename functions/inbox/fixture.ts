import { setTimeout as wait } from 'node:timers/promises'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'stays in the queue', objects: 'stays in the queue' },
  typicalEvent:
    ({ control, runsOf }) =>
    async () => {
      const before = await runsOf('inbox')
      await control('POST', 'queues/uploadsQueueJobs/messages', {})
      while ((await runsOf('inbox')) === before) await wait(2)
    },
} satisfies FixtureOf<typeof feature>
