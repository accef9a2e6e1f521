import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { requestErasure } from '../../early/stored-data-marks.ts'
import { openDatabase } from './database.ts'
import { eraseUser, getOrCreateUser, readSealed, storeSealed } from './sealed-storage.ts'

const stored = new Map<string, string>()
beforeEach(async () => {
  // Test files of a worker share the database. One in a simulated browser leaves keys that are no keys here.
  const database = await openDatabase()
  for (const name of ['people', 'sealed', 'queue'] as const) await database.clear(name)
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

/** A user who signs in in another tab: this page has never used the installation. */
async function signInElsewhere(account: string): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await (await openDatabase()).put('people', { key, device: `other-${account}`, n: 5 }, account)
}
const isKnown = async (account: string) => (await openDatabase()).getKey('people', account).then(Boolean)

test('[RELY-02] a tab that hears late of a sign-out leaves what a newer sign-in in another tab stores', async () => {
  await storeSealed('mia', 'drafts', 'My words')
  await eraseUser('mia')
  await signInElsewhere('mia')
  // A late write of this tab.
  await storeSealed('mia', 'drafts', 'My words')
  expect(await eraseUser('mia')).toBe(false)
  expect(await isKnown('mia')).toBe(true)
  requestErasure('mia')
  expect(await eraseUser('mia')).toBe(true)
  expect(await isKnown('mia')).toBe(false)
})

test('[SEC-18] a tab erases what it stored while another tab signed out', async () => {
  await storeSealed('noor', 'drafts', 'My words')
  await eraseUser('noor')
  await storeSealed('noor', 'drafts', 'My last words')
  await eraseUser('noor')
  expect(await readSealed('noor', 'drafts')).toBeUndefined()
  expect(await isKnown('noor')).toBe(false)
})

test('[RELY-02] [SEC-18] an erasure that failed is done before the user signs in again, not after', async () => {
  await storeSealed('ada', 'drafts', 'Before the sign-out')
  requestErasure('ada')
  const before = (await getOrCreateUser('ada')).device
  expect(await readSealed('ada', 'drafts')).toBeUndefined()
  await storeSealed('ada', 'drafts', 'After the sign-in')
  expect(stored.get('forgets')).toBeUndefined()
  expect((await getOrCreateUser('ada')).device).toBe(before)
  expect(await readSealed('ada', 'drafts')).toBe('After the sign-in')
})

test('[SEC-18] the erasures of several users are all done', async () => {
  for (const account of ['ada', 'mia', 'noor']) {
    await storeSealed(account, 'drafts', 'My words')
    requestErasure(account)
  }
  await eraseUser('mia')
  expect(stored.get('forgets')).toBe('ada,noor')
  for (const account of ['ada', 'noor']) await eraseUser(account)
  expect(stored.get('forgets')).toBeUndefined()
  for (const account of ['ada', 'mia', 'noor']) expect(await isKnown(account)).toBe(false)
})
