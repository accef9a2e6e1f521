import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import type { DayOperation } from '../../../../../shared/days/model/schema.ts'
import { DATE, editWith, openQueue, savedDay } from '../../../testing/open-queue.ts'
import { DATABASE_NAME } from '../../first/data/database-name.ts'
import { connectDatabase, inDatabase, openDatabase } from './database.ts'
import { seal, unseal } from './sealed-storage.ts'

const STORES = ['people', 'sealed', 'queue']
const YESTERDAY = '2026-11-19'

/** Stores what a build before kinds of operations stored: each row has a date. Returns the rows by their number. */
async function storeAsBefore(account: string) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const rows = [
    { date: DATE, state: 'refused', code: 'date-too-old', content: await seal(key, editWith(3)) },
    { date: DATE, state: 'sent', content: await seal(key, editWith(7)) },
    { date: YESTERDAY, state: 'waiting', after: ['phone000.2'], content: await seal(key, editWith(5, YESTERDAY)) },
  ]
  // An earlier test may have left one.
  await deleteDB(DATABASE_NAME)
  const database = await openDB(DATABASE_NAME, 2, {
    upgrade: (created) => {
      for (const name of STORES) created.createObjectStore(name)
    },
  })
  await database.put('people', { key, device: 'phone000', n: 3 }, account)
  await database.put('sealed', await seal(key, ['a draft']), [account, 'drafts'])
  for (const [index, row] of rows.entries()) await database.put('queue', row, [account, index + 1])
  database.close()
  return rows
}

test('[RELY-02] edits that an earlier build stored keep everything and become operations of days, once', async () => {
  const rows = await storeAsBefore('mia')
  const database = await openDatabase()
  const upgraded = rows.map(({ date, ...row }) => ({ ...row, kind: 'day', target: date }))
  expect(await database.getAll('queue')).toEqual(upgraded)
  expect(await database.getAllKeys('queue')).toEqual([1, 2, 3].map((n) => ['mia', n]))
  const [user, draft] = [await database.get('people', 'mia'), await database.get('sealed', ['mia', 'drafts'])]
  expect(user).toMatchObject({ device: 'phone000', n: 3 })
  expect(user && draft && (await unseal(user.key, draft))).toEqual(['a draft'])

  const sent: DayOperation[] = []
  const { queue } = await openQueue(
    { isReachable: () => true, send: async (each: DayOperation) => sent.push(each) && savedDay(each) },
    'mia',
  )
  expect(queue.view).toMatchObject({
    waiting: [{ n: 2 }, { n: 3 }],
    setAside: [{ target: DATE, code: 'date-too-old' }],
  })
  await queue.flush()
  const device = 'phone000'
  expect(sent).toEqual([
    { ...editWith(7), device, n: 2 },
    { ...editWith(5, YESTERDAY), device, n: 3 },
  ])
  const again = await connectDatabase(() => undefined)
  expect(await again.getAll('queue')).toMatchObject([upgraded[0]])
  again.close()
  expect(queue.view).toMatchObject({ waiting: [], setAside: [{ operation: { set: { painLevel: 3 } } }] })
})

const closed = () => {
  throw new DOMException('The connection is closing', 'InvalidStateError')
}
const countUsers = () =>
  inDatabase({ stores: ['people'], mode: 'readonly' }, (transaction) => transaction.objectStore('people').count())

test('[RELY-02] a connection that can no longer be used is opened again', async () => {
  const dead = await openDatabase()
  const count = await countUsers()
  vi.spyOn(dead, 'transaction').mockImplementation(closed)
  expect(await Promise.all([countUsers(), countUsers(), countUsers()])).toEqual([count, count, count])
  expect(await openDatabase()).not.toBe(dead)
  expect(await countUsers()).toBe(count)
})

test('[RELY-02] a database that stays closed is reported, and not tried for ever', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(closed)
  await expect(countUsers()).rejects.toThrow('The database cannot be used')
  expect(begin.mock.calls.length).toBeLessThan(4)
  begin.mockRestore()
  expect(await countUsers()).toBeGreaterThanOrEqual(0)
})
