import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'
import { DeliveredArticleItem, DeliveredRecordingItem } from './items.ts'

export const fixture = {
  whileFailing: { table: 'fails, and is run again', queue: 'fails, and is run again' },
  keys: {
    DeliveredArticleItem: [
      DeliveredArticleItem.key({ name: 'understanding-ic' }),
      'ARTICLE',
      'DELIVERED#understanding-ic',
    ],
    DeliveredRecordingItem: [DeliveredRecordingItem.key({ name: 'in-4-out-6' }), 'AUDIO', 'DELIVERED#in-4-out-6'],
  },
  typicalEvent:
    ({ control }) =>
    () =>
      control('POST', 'schedules/content/run'),
} satisfies FixtureOf<typeof feature>
