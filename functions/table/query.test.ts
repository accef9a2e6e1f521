import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { measureCapacity } from '../../tests/fixtures/capacity.ts'
import { accounts } from '../../tests/fixtures/data/users.ts'
import { table, tableName } from './client.ts'
import { deleteRange } from './delete-range.ts'
import { hashOf } from './hash.ts'
import { RateLimitItem } from './items/rate-limit.ts'
import { type Range, readAll, readFirst, readPage } from './query.ts'

/** Six items of 300 kB: a page of the table, 1 MB, holds three of them. */
const SORT_KEYS = ['1', '2', '3', '4', '5', '6']
const BACKWARDS = SORT_KEYS.toReversed()
const LARGE = 'x'.repeat(300_000)

/** A partition that no other test uses. */
const newPartition = () => RateLimitItem.key({ name: 'query-test', hash: hashOf(randomUUID()), window: 0 }).pk

/** A new partition: six large items in the range, and one small item before and one after it. */
async function largeRange(): Promise<Range> {
  const pk = newPartition()
  const put = (sk: string, text: string) =>
    table.send(new PutCommand({ TableName: tableName(), Item: { pk, sk, text } }))
  await Promise.all([...SORT_KEYS.map((sk) => put(sk, LARGE)), put('0', 'before'), put('7', 'after')])
  return { pk, from: '1', to: '6' }
}

const sortKeys = (items: readonly { sk: string }[]) => items.map(({ sk }) => sk)

describe('a range of more than 1 MB', () => {
  let range: Range
  beforeAll(async () => {
    range = await largeRange()
  })

  it('is read completely, in key order or backwards, with one call per page', async () => {
    let all: string[] = []
    const { calls } = await measureCapacity(async () => {
      all = sortKeys(await readAll(range))
    })
    expect(all).toEqual(SORT_KEYS)
    expect(calls).toBe(2)
    expect(sortKeys(await readAll(range, { backwards: true, consistent: true }))).toEqual(BACKWARDS)
  })

  it('is read one page at a time, and the page says that there is more', async () => {
    let page = await readPage(range)
    const { calls } = await measureCapacity(async () => {
      page = await readPage(range, { backwards: true })
    })
    expect(calls).toBe(1)
    expect(page.hasMore).toBe(true)
    expect(page.items.length).toBeGreaterThan(0)
    expect(sortKeys(page.items)).toEqual(BACKWARDS.slice(0, page.items.length))
  })

  it('has no more when its end is within the first page', async () => {
    const { items, hasMore } = await readPage({ ...range, from: '5' })
    expect(sortKeys(items)).toEqual(['5', '6'])
    expect(hasMore).toBe(false)
  })

  it.each([1, 2, 5, 6, 9])('returns its first %s items, or its last ones when read backwards', async (max) => {
    expect(sortKeys(await readFirst(range, max))).toEqual(SORT_KEYS.slice(0, max))
    expect(sortKeys(await readFirst(range, max, { backwards: true }))).toEqual(BACKWARDS.slice(0, max))
  })

  it('costs no more than the requested items', async () => {
    const { calls, readUnits } = await measureCapacity(() => readFirst(range, 2, { backwards: true }))
    expect(calls).toBe(1)
    // An eventually consistent read costs half a unit per 4 kB.
    expect(readUnits).toBe(Math.ceil((2 * LARGE.length) / 4096) / 2)
  })
})

describe('deleting a range', () => {
  it('deletes all of many items', async () => {
    const pk = newPartition()
    const sortKeysOfMany = Array.from({ length: 60 }, (_, n) => String(100 + n))
    await Promise.all(
      sortKeysOfMany.map((sk) => table.send(new PutCommand({ TableName: tableName(), Item: { pk, sk } }))),
    )
    await deleteRange({ pk, from: '1', to: '2' })
    expect(await accounts.items(pk)).toEqual([])
  })

  it('deletes more than 1 MB and leaves the items outside the range', async () => {
    const range = await largeRange()
    await deleteRange(range)
    expect(sortKeys((await accounts.items(range.pk)) as { sk: string }[])).toEqual(['0', '7'])
  })

  it('deletes more than 1 MB except the item to keep', async () => {
    const range = await largeRange()
    await deleteRange(range, { pk: range.pk, sk: '5' })
    expect(sortKeys((await accounts.items(range.pk)) as { sk: string }[])).toEqual(['0', '5', '7'])
  })
})
