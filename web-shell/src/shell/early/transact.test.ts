import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SilentStorageError as Silence, transact as Transact } from './transact.ts'

/** What a browser dispatches when a page is left or shown again. */
let page: EventTarget
let transact: typeof Transact
let SilentStorageError: typeof Silence
let storage: IDBFactory

beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('onpagehide', null)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.resetModules()
  ;({ SilentStorageError, transact } = await import('./transact.ts'))
  storage = new IDBFactory()
})
afterEach(() => void vi.useRealTimers())

const leave = () => page.dispatchEvent(new Event('pagehide'))
const comeBack = () => page.dispatchEvent(new Event('pageshow'))

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error))
  return promise
}

async function open(): Promise<IDBDatabase> {
  const opening = storage.open('test', 1)
  opening.addEventListener('upgradeneeded', () => {
    for (const name of ['drafts', 'queue']) opening.result.createObjectStore(name)
  })
  return resultOf(opening)
}

const inStore = <T>(name: string, work: (store: IDBObjectStore) => Promise<T>) =>
  transact({ open, stores: [name], begin: (database) => database.transaction(name, 'readwrite') }, (transaction) =>
    work(transaction.objectStore(name)),
  )
const write = (value: string, name = 'drafts') => inStore(name, (store) => resultOf(store.put(value, 'key')))
const stored = async (name = 'drafts') =>
  resultOf((await open()).transaction(name).objectStore(name).get('key')) as Promise<string | undefined>

/** Keeps a store busy, as a page does that the browser does not end, until `end` is called. */
async function holdStore(name: string): Promise<{ end: () => Promise<void> }> {
  const transaction = (await open()).transaction(name, 'readwrite')
  let isHeld = true
  const ended = new Promise<void>((resolve) => transaction.addEventListener('complete', () => resolve()))
  const hold = () => {
    if (isHeld) transaction.objectStore(name).get('key').addEventListener('success', hold)
  }
  hold()
  return {
    end: () => {
      isHeld = false
      return ended
    },
  }
}

/** Lets the database work, and then the time pass. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms)
}

test('[RELY-02] the result arrives when the transaction is complete', async () => {
  expect(await write('My words')).toBe('key')
  expect(await stored()).toBe('My words')
})

test('[RELY-02] a transaction that is open when the page is left ends at once, and is done when the page is shown again', async () => {
  let turns = 0
  const writing = inStore('drafts', async (store) => {
    turns += 1
    await resultOf(store.put(`My words, turn ${turns}`, 'key'))
    if (turns === 1) leave()
    return resultOf(store.get('key'))
  })
  await pass(60_000)
  // The store is free for other pages.
  expect(await stored()).toBeUndefined()
  expect(turns).toBe(1)
  comeBack()
  expect(await writing).toBe('My words, turn 2')
  expect(await stored()).toBe('My words, turn 2')
})

test('[RELY-02] no transaction begins after the page was left', async () => {
  leave()
  const writing = write('My words')
  await pass(60_000)
  expect(await stored()).toBeUndefined()
  comeBack()
  expect(await writing).toBe('key')
})

test('[RELY-02] no transaction begins when the database opens after the page was left', async () => {
  const opened = Promise.withResolvers<IDBDatabase>()
  const begin = vi.fn((of: IDBDatabase) => of.transaction('drafts'))
  const access = { open: () => opened.promise, stores: ['drafts'], begin }
  const reading = transact(access, (transaction) => resultOf(transaction.objectStore('drafts').count()))
  await pass(0)
  leave()
  opened.resolve(await open())
  await pass(60_000)
  expect(begin).not.toHaveBeenCalled()
  comeBack()
  expect(await reading).toBe(0)
})

test('[SEC-18] [AUTH-15] a page that is shown again after a sign-out stores nothing more', async () => {
  const kept = new Map([['last-sign-out', 'first']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  leave()
  const writing = write('My words')
  kept.set('last-sign-out', 'second')
  comeBack()
  await pass(60_000)
  expect(await stored()).toBeUndefined()
  expect(await Promise.race([writing, Promise.resolve('nothing is written')])).toBe('nothing is written')
})

test('[RELY-02] a transaction that never ends is given up after five seconds, and changes nothing later', async () => {
  const { end } = await holdStore('drafts')
  const writing = write('My words').catch((error: unknown) => error)
  await pass(4_900)
  const settled = vi.fn()
  void writing.then(settled)
  await pass(0)
  expect(settled).not.toHaveBeenCalled()
  await pass(200)
  expect(await writing).toBeInstanceOf(SilentStorageError)
  await end()
  await pass(0)
  expect(await stored()).toBeUndefined()
})

test('[RELY-02] a store that did not answer is not waited for again until it answers; others are used', async () => {
  const { end } = await holdStore('drafts')
  const first = write('My words').catch((error: unknown) => error)
  await pass(5_100)
  expect(await first).toBeInstanceOf(SilentStorageError)
  await expect(write('My words')).rejects.toThrow(SilentStorageError)
  expect(await write('My edit', 'queue')).toBe('key')
  await end()
  await pass(0)
  expect(await write('My words again')).toBe('key')
  expect(await stored()).toBe('My words again')
})

test('[RELY-02] a database that does not open is given up after five seconds, and used once it opens', async () => {
  const opened = Promise.withResolvers<IDBDatabase>()
  const access = { open: () => opened.promise, stores: ['queue'], begin: (of: IDBDatabase) => of.transaction('queue') }
  const read = () => transact(access, (transaction) => resultOf(transaction.objectStore('queue').count()))
  const first = read().catch((error: unknown) => error)
  await pass(5_100)
  expect(await first).toBeInstanceOf(SilentStorageError)
  await expect(read()).rejects.toThrow(SilentStorageError)
  opened.resolve(await open())
  await pass(0)
  expect(await read()).toBe(0)
})
