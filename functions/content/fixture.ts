import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'
import { DeliveredItem } from './items.ts'

export const fixture = {
  whileFailing: { table: 'fails, and is run again' },
  keys: {
    DeliveredItem: [DeliveredItem.key({ name: 'understanding-ic' }), 'ARTICLE', 'DELIVERED#understanding-ic'],
  },
  everyday:
    ({ control }) =>
    () =>
      control('POST', 'schedules/content/run'),
} satisfies FixtureOf<typeof feature>
