import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { spent } from '../../tests/fixtures/capacity.ts'
import { accounts } from '../../tests/fixtures/data/people.ts'
import { table, tableName } from './client.ts'
import { deleteRange } from './delete-range.ts'
import { hashOf } from './hash.ts'
import { LimitItem } from './items/limit.ts'
import { type Range, readAll, readFirst, readPage } from './query.ts'

/** Six items of 300 kB: a page of the table, 1 MB, holds three of them. */
const SORT_KEYS = ['1', '2', '3', '4', '5', '6']
const BACKWARDS = SORT_KEYS.toReversed()
const LARGE = 'x'.repeat(300_000)

/** A partition that no other test has. */
const newPartition = () => LimitItem.key({ name: 'query-test', hash: hashOf(randomUUID()), window: 0 }).pk

/** A partition of its own with large items between two small ones that lie outside the range. */
async function largeRange(): Promise<Range> {
  const pk = newPartition()
  const put = (sk: string, text: string) =>
    table.send(new PutCommand({ TableName: tableName(), Item: { pk, sk, text } }))
  await Promise.all([...SORT_KEYS.map((sk) => put(sk, LARGE)), put('0', 'before'), put('7', 'behind')])
  return { pk, from: '1', to: '6' }
}

const sortKeys = (items: readonly { sk: string }[]) => items.map(({ sk }) => sk)

describe('a range of more than 1 MB', () => {
  let range: Range
  beforeAll(async () => {
    range = await largeRange()
  })

  it('is read whole, in key order and backwards, at one call a page', async () => {
    let all: string[] = []
    const { calls } = await spent(async () => {
      all = sortKeys(await readAll(range))
    })
    expect(all).toEqual(SORT_KEYS)
    expect(calls).toBe(2)
    expect(sortKeys(await readAll(range, { backwards: true, consistent: true }))).toEqual(BACKWARDS)
  })

  it('is read in one call as far as a page goes, which says that there is more', async () => {
    let page = await readPage(range)
    const { calls } = await spent(async () => {
      page = await readPage(range, { backwards: true })
    })
    expect(calls).toBe(1)
    expect(page.hasMore).toBe(true)
    expect(page.items.length).toBeGreaterThan(0)
    expect(sortKeys(page.items)).toEqual(BACKWARDS.slice(0, page.items.length))
  })

  it('that ends within a page has no more', async () => {
    const { items, hasMore } = await readPage({ ...range, from: '5' })
    expect([sortKeys(items), hasMore]).toEqual([['5', '6'], false])
  })

  it.each([1, 2, 5, 6, 9])('gives its first %s items and, backwards, its last', async (most) => {
    expect(sortKeys(await readFirst(range, most))).toEqual(SORT_KEYS.slice(0, most))
    expect(sortKeys(await readFirst(range, most, { backwards: true }))).toEqual(BACKWARDS.slice(0, most))
  })

  it('costs no more than the items that were asked for', async () => {
    const { calls, readUnits } = await spent(() => readFirst(range, 2, { backwards: true }))
    // Half a unit for 4 kB.
    expect([calls, readUnits]).toEqual([1, Math.ceil((2 * LARGE.length) / 4096) / 2])
  })
})

describe('deleting a range', () => {
  it('of many items leaves none', async () => {
    const pk = newPartition()
    const sortKeysOfMany = Array.from({ length: 60 }, (_, n) => String(100 + n))
    await Promise.all(
      sortKeysOfMany.map((sk) => table.send(new PutCommand({ TableName: tableName(), Item: { pk, sk } }))),
    )
    await deleteRange({ pk, from: '1', to: '2' })
    expect(await accounts.items(pk)).toEqual([])
  })

  it('of more than 1 MB leaves nothing of it, and all that lies beside it', async () => {
    const range = await largeRange()
    await deleteRange(range)
    expect(sortKeys((await accounts.items(range.pk)) as { sk: string }[])).toEqual(['0', '7'])
  })

  it('of more than 1 MB leaves the one that is kept', async () => {
    const range = await largeRange()
    await deleteRange(range, { pk: range.pk, sk: '5' })
    expect(sortKeys((await accounts.items(range.pk)) as { sk: string }[])).toEqual(['0', '5', '7'])
  })
})
