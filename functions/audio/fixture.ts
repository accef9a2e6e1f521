import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { RecordingItem } from '../table/items/recordings.ts'
import type { feature } from './feature.ts'

export const fixture = {
  endpoints: { list: { caller: 'user', example: () => ({}), whileFailing: { table: 'refuses' } } },
  keys: { RecordingItem: [RecordingItem.key({ id: '0f' }), 'AUDIO', 'ITEM#0f'] },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'audio'),
} satisfies FixtureOf<typeof feature>
