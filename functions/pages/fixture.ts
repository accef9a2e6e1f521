import { setTimeout as wait } from 'node:timers/promises'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'stays in the queue', objects: 'stays in the queue', parameters: 'stays in the queue' },
  typicalEvent:
    ({ control, runsOf }) =>
    async () => {
      const before = await runsOf('pages')
      await control('POST', 'queues/pagesQueueJobs/messages', {})
      while ((await runsOf('pages')) === before) await wait(2)
    },
} satisfies FixtureOf<typeof feature>
