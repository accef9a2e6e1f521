import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { TickItem } from '../table/items/reminders.ts'
import type { feature } from './feature.ts'

export const fixture = {
  // Tested in handler.test.ts.
  whileFailing: { table: 'fails, and is run again', queue: 'fails, and is run again' },
  keys: { TickItem: [TickItem.key({}), 'TICK', 'DUE'] },
  typicalEvent:
    ({ control }) =>
    () =>
      control('POST', 'schedules/tick/run'),
} satisfies FixtureOf<typeof feature>
