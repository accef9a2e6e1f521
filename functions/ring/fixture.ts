import { setTimeout as wait } from 'node:timers/promises'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'stays in the queue', parameters: 'stays in the queue', queue: 'stays in the queue' },
  // A job for what has rung already. What ringing costs is measured by itself: tests/bench/push.ts, tests/bench/ringing.ts.
  typicalEvent:
    ({ userId, control, runsOf }) =>
    async () => {
      const before = await runsOf('ring')
      await control('POST', 'queues/ringsQueueJobs/messages', { userId })
      while ((await runsOf('ring')) === before) await wait(2)
    },
} satisfies FixtureOf<typeof feature>
