import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeDay } from '../../shared/days/merge/codec.ts'
import type { StoredDay } from '../../shared/days/merge/merge.ts'
import type { DayValues } from '../../shared/days/model/fields.ts'
import type { Reply } from '../../shared/http/endpoint.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { trendsApi } from '../../shared/trends/api.ts'
import { type ColumnName, FOOD_FIELDS, SERIES } from '../../shared/trends/columns.ts'
import { replaceFrom } from '../../shared/trends/merge.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { today } from '../../tests/fixtures/data/days.ts'
import { ORDINARY_DAY, storedDay } from '../../tests/fixtures/data/full-day.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { isKeyOf } from '../table/item-kind.ts'
import { DayItem } from '../table/items/days.ts'
import type { Key } from '../table/keys.ts'
import { handler } from './handler.ts'

const TEN_YEARS = 3_650
const ALL = [...SERIES, ...FOOD_FIELDS, 'custom'] as const

const gzippedKb = (body: object) => gzipSync(JSON.stringify(body)).length / 1_000

const read = ({ cookie }: TestUser, columns: readonly ColumnName[], query: object = {}) =>
  invoke(handler, trendsApi.read, { cookie, query: { columns: columns.join(), ...query } })

/** An account with these values on the days before today, the newest first. */
async function userWith(days: readonly DayValues[]): Promise<TestUser> {
  const ada = await newSignedInUser()
  const itemOf = (values: DayValues, age: number) => ({
    ...DayItem.key({ user: ada.userId, date: addDays(today, -age) }),
    ...encodeDay(storedDay(values)),
  })
  await addItems(days.map(itemOf))
  return ada
}

/** Five custom items of each kind, with a value on two of three days. */
function withCustomValues(day: StoredDay, index: number): StoredDay {
  const custom = Object.fromEntries(
    Array.from({ length: 10 }, (_, item) => [
      `${item < 5 ? 'symptom' : 'trigger'}.heron${item}`,
      (index * 7 + item * 3) % 11,
    ]).filter((_, item) => (index + item) % 3 > 0),
  )
  const writer = { device: 'phone000', n: 1, stamp: Date.now() }
  const writers = Object.fromEntries(Object.keys(custom).map((field) => [field, writer]))
  return { ...day, values: { ...day.values, ...custom }, writers: { ...day.writers, ...writers } }
}

describe('ten years of ordinary days', () => {
  let ada: TestUser
  beforeAll(async () => {
    ada = await userWith(Array.from({ length: TEN_YEARS }, () => ORDINARY_DAY))
  })

  it('[PERF-03] cost one call, two reads and at most 130 read units', async () => {
    let states: unknown[] = []
    const cost = await measureCapacity(async () => {
      const { body } = await read(ada, SERIES)
      expect(body).not.toHaveProperty('next')
      states = body.states
    })
    expect(states).toHaveLength(TEN_YEARS)
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(130)
  })

  it('[PERF-03] cost at most four read units for a device that has them', async () => {
    const { generation, settledBefore: from } = (await read(ada, SERIES)).body
    const cost = await measureCapacity(() => read(ada, SERIES, { from, generation }))
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(4)
  })
})

it('[PERF-03] ten years of a believable diary are at most 30 kB, and 60 kB with food and ten custom items', {
  tags: ['deep'],
}, async () => {
  const ada = await newSignedInUser({ days: TEN_YEARS, premium: true })
  const items = Object.values(await itemsOf(ada)).filter((item) => isKeyOf(DayItem, item as unknown as Key))
  const days = items.map(DayItem.parse)
  expect(days.length).toBeGreaterThan(3_000)
  await addItems(
    days.map((day, index) => ({
      ...DayItem.key({ user: ada.userId, date: day.date }),
      ...encodeDay(withCustomValues(day, index)),
    })),
  )
  const series = gzippedKb((await read(ada, SERIES)).body)
  const all = gzippedKb((await read(ada, ALL)).body)
  expect(series).toBeGreaterThan(5)
  expect(series).toBeLessThanOrEqual(30)
  expect(all).toBeLessThanOrEqual(60)
})

it('[PERF-03] [SEC-12] years of the longest words come in several calls, none of which reads more than 4 MB', async () => {
  const words = {
    painLevel: 3,
    ...Object.fromEntries(['notes', 'mealsEaten', 'moodNotes'].map((field) => [field, 'あ'.repeat(2_000)])),
  }
  const ada = await userWith(Array.from({ length: 500 }, () => words))
  const parts: Reply<typeof trendsApi.read>[] = []
  for (let next: string | undefined = addDays(today, -600); next !== undefined; next = parts.at(-1)?.next) {
    const from = next
    // A page ends with the item that exceeds 1 MB.
    const cost = await measureCapacity(async () =>
      parts.push((await read(ada, SERIES, { from, generation: '0' })).body),
    )
    expect(cost.readUnits).toBeLessThanOrEqual(4 * 130)
  }
  const [first, ...rest] = parts
  const known = rest.reduce(
    (all, part) => replaceFrom(all, part, part.from ?? ''),
    first as Reply<typeof trendsApi.read>,
  )
  expect(parts).toHaveLength(3)
  expect(parts.flatMap(({ states }) => states)).toHaveLength(500)
  expect(known.fields.painLevel).toEqual(Array(500).fill(3))
})
