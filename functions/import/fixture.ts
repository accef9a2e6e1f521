import { addDays, localDate } from '../../shared/time/local-date.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { OlderDaysItem } from '../table/items/older-days.ts'
import type { feature } from './feature.ts'

/** A batch with one day, which a device wrote long ago. */
function batchOf(daysAgo: number) {
  const stamp = Date.now() - 1_000
  const writer = { device: 'example1', n: 1, stamp }
  return {
    days: [
      {
        date: addDays(localDate(stamp, 'UTC'), -daysAgo),
        values: { painLevel: 7, notes: 'A heron by the water' },
        writers: { painLevel: writer, notes: writer },
        devices: { example1: 1 },
        flareInferred: false,
      },
    ],
    lostEdits: [],
  }
}

const endpoint = {
  caller: 'user',
  needsProof: true,
  example: () => ({ body: batchOf(400) }),
  whileFailing: { table: 'refuses' },
} as const

export const fixture = {
  keys: { OlderDaysItem: [OlderDaysItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#OLDERDAYS'] },
  endpoints: { preview: endpoint, apply: endpoint },
  typicalEvent:
    ({ call }) =>
    (n) =>
      call('POST', 'import', batchOf(400 + n)),
} satisfies FixtureOf<typeof feature>
