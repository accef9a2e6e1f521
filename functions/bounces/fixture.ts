import { setTimeout as wait } from 'node:timers/promises'
import { EXAMPLE_HASH, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { MailDayItem } from '../table/items/mail-day.ts'
import { MailRefusalItem } from '../table/items/mail-refusal.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'stays in the queue' },
  keys: {
    MailRefusalItem: [MailRefusalItem.key({ hash: EXAMPLE_HASH }), 'REFUSAL#hash', 'REFUSAL'],
    MailDayItem: [MailDayItem.key({ day: '2026-11-27' }), 'MAILDAY', '2026-11-27'],
  },
  typicalEvent:
    ({ control, runsOf }) =>
    async () => {
      const before = await runsOf('bounces')
      const message = { reason: 'bounce', recipients: ['a'.repeat(43)], sentAt: new Date().toISOString() }
      await control('POST', 'queues/bouncesQueueJobs/messages', message)
      while ((await runsOf('bounces')) === before) await wait(2)
    },
} satisfies FixtureOf<typeof feature>
