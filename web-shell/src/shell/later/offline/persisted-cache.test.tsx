// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { clearStorage } from '../../../testing/storage.ts'
import { clearPendingSignOut, setPendingSignOut } from '../../early/pending-sign-out.ts'
import { pendingCacheRemovals, persistedAccount, requestCacheRemoval } from '../../early/stored-data-marks.ts'
import { expireSession, recordSession, sessionOf, signOutLocally } from '../../first/session/session.ts'
import { cacheDay } from '../days/day-query.ts'
import { persistCache, restoreCache, waitUntilCachePersisted } from './persisted-cache.ts'
import { readSealed } from './sealed-storage.ts'

const DAY_MS = 86_400_000
const MIA = {
  id: 'a'.repeat(32),
  fullName: 'Mia Hart',
  email: 'mia@example.com',
  emailProven: true,
  roles: [],
  stayLoggedIn: true,
}
const NOOR = { ...MIA, id: 'b'.repeat(32), fullName: 'Noor Haddad' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  const client = new QueryClient()
  persistCache(client, 'any')
  await signOutLocally(client)
  await allWritten()
  vi.useRealTimers()
  await clearStorage()
  localStorage.clear()
})

/** Waits until everything that follows from a change is written. */
async function allWritten(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150))
  await waitUntilCachePersisted()
}

/** Visits the app once: a user reads data, and the page is then hidden. */
async function visit(account: typeof MIA, queries: [key: unknown[], data: unknown][], build = 'one') {
  const client = new QueryClient()
  persistCache(client, build)
  recordSession(client, account)
  for (const [key, data] of queries) client.setQueryData(key, data)
  document.dispatchEvent(new Event('visibilitychange'))
  await allWritten()
  return client
}

/** Visits the app again and returns what is restored: the name of the user and the cached queries. */
async function nextVisit(build = 'one') {
  const client = new QueryClient()
  await restoreCache(client, build)
  const reads = client.getQueriesData({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  return { who: sessionOf(client)?.account?.fullName, reads, client }
}

const home = (date: string) => ({ today: { date } })

test('[SW-02] the next visit restores the user and the cache, and marks the cached data as stale', async () => {
  await visit(MIA, [[['day', '2026-11-20'], { values: { painLevel: 3 } }]])
  const { who, reads, client } = await nextVisit()
  expect(who).toBe('Mia Hart')
  expect(reads).toEqual([[['day', '2026-11-20'], { values: { painLevel: 3 } }]])
  expect(client.getQueryState(['day', '2026-11-20'])).toMatchObject({ isInvalidated: true, dataUpdatedAt: Date.now() })
  expect(client.getQueryState(['session'])).toMatchObject({ isInvalidated: false })
})

test('[AUTH-18] [SW-02] what leaves memory together with its screen is never stored', async () => {
  const client = await visit(MIA, [[['day', 'x'], 1]])
  const stop = new QueryObserver(client, { queryKey: ['claim'], queryFn: () => 'decide', gcTime: 0 }).subscribe(
    () => {},
  )
  await vi.waitFor(() => expect(client.getQueryData(['claim'])).toBe('decide'))
  document.dispatchEvent(new Event('visibilitychange'))
  await allWritten()
  stop()
  expect((await nextVisit()).reads).toEqual([[['day', 'x'], 1]])
})

test('[SW-02] for a user who does not stay logged in nothing is stored, and an older cache is removed', async () => {
  await visit(MIA, [[['day', 'x'], 1]])
  await visit({ ...NOOR, stayLoggedIn: false }, [[['day', 'y'], 2]])
  expect(persistedAccount()).toBeNull()
  expect(await nextVisit()).toMatchObject({ who: undefined, reads: [] })
  expect(await readSealed(MIA.id, 'reads')).toBeUndefined()
  expect(await readSealed(NOOR.id, 'reads')).toBeUndefined()
})

test('[SW-02] the stored cache is removed when the user no longer stays logged in, or another user signs in', async () => {
  await visit(MIA, [[['day', 'x'], 1]])
  await visit({ ...MIA, stayLoggedIn: false }, [])
  expect(persistedAccount()).toBeNull()
  expect(await readSealed(MIA.id, 'reads')).toBeUndefined()
  await visit(MIA, [[['day', 'x'], 1]])
  await visit(NOOR, [[['day', 'y'], 2]])
  expect(await nextVisit()).toMatchObject({ who: 'Noor Haddad', reads: [[['day', 'y'], 2]] })
  expect(await readSealed(MIA.id, 'reads')).toBeUndefined()
})

test.each([
  ['a sign-out', signOutLocally],
  ['the end of the session', expireSession],
])('[SW-02] %s removes the stored cache', async (_name, end) => {
  const client = await visit(MIA, [[['day', 'x'], 1]])
  expect(persistedAccount()).toBe(MIA.id)
  await Promise.resolve(end(client))
  await allWritten()
  expect(persistedAccount()).toBeNull()
  expect(await readSealed(MIA.id, 'reads')).toBeUndefined()
})

test('[SW-02] nothing is restored while a sign-out is pending', async () => {
  onTestFinished(clearPendingSignOut)
  await visit(MIA, [[['day', 'x'], 1]])
  setPendingSignOut(MIA.id)
  expect(await nextVisit()).toMatchObject({ who: undefined, reads: [] })
})

test('only the user is restored from a cache that another build stored', async () => {
  await visit(MIA, [[['day', 'x'], 1]])
  expect(await nextVisit('two')).toMatchObject({ who: 'Mia Hart', reads: [] })
})

test('the limit of 30 days counts from the last read, not from the last visit without a network', async () => {
  await visit(MIA, [[['day', 'x'], 1]])
  for (const [days, who] of [
    [20, 'Mia Hart'],
    [20, undefined],
  ] as const) {
    vi.setSystemTime(Date.now() + days * DAY_MS)
    const { client, who: found } = await nextVisit()
    expect(found).toBe(who)
    persistCache(client, 'one')
    recordSession(client, MIA)
    await allWritten()
  }
})

test('only queries younger than 30 days are restored', async () => {
  const client = await visit(MIA, [[['day', 'old'], 1]])
  vi.setSystemTime(Date.now() + 20 * DAY_MS)
  client.setQueryData(['day', 'young'], 2)
  document.dispatchEvent(new Event('visibilitychange'))
  await allWritten()
  vi.setSystemTime(Date.now() + 15 * DAY_MS)
  expect((await nextVisit()).reads).toEqual([[['day', 'young'], 2]])
})

test('data from a slow disk is still restored late, unless a reply of the service came first', async () => {
  await visit(MIA, [[['day', 'x'], 1]])
  vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((run) => {
    run()
    return 0 as unknown as NodeJS.Timeout
  })
  const slow = new QueryClient()
  await restoreCache(slow, 'one')
  expect(sessionOf(slow)).toBeUndefined()
  await allWritten()

  expect(sessionOf(slow)?.account?.fullName).toBe('Mia Hart')
  expect(slow.getQueryData(['day', 'x'])).toBe(1)

  const faster = new QueryClient()
  const restoring = restoreCache(faster, 'one')
  recordSession(faster, { ...MIA, fullName: 'Mia Hart, renamed' })
  faster.setQueryData(['day', 'x'], 2)
  await restoring
  expect(sessionOf(faster)?.account?.fullName).toBe('Mia Hart, renamed')
  expect(faster.getQueryData(['day', 'x'])).toBe(2)
})

test('an interrupted removal is finished at the next visit, and nothing is restored before', async () => {
  await visit(MIA, [[['day', 'x'], 1]])
  requestCacheRemoval(MIA.id)
  expect(await nextVisit()).toMatchObject({ who: undefined, reads: [] })
  persistCache(new QueryClient(), 'one')
  await allWritten()
  expect(pendingCacheRemovals()).toEqual([])
  expect(await readSealed(MIA.id, 'reads')).toBeUndefined()
})

test('a tab of a former user does not touch the stored cache of the next user', async () => {
  const tab = await visit(MIA, [[['day', 'x'], 1]])
  await visit(NOOR, [[['day', 'y'], 2]])
  tab.setQueryData(['day', 'z'], 3)
  document.dispatchEvent(new Event('visibilitychange'))
  expireSession(tab)
  await allWritten()
  expect(await nextVisit()).toMatchObject({ who: 'Noor Haddad', reads: [[['day', 'y'], 2]] })
})

test('[SW-02] a tab of a former user stores nothing again after the next user signed in without staying logged in', async () => {
  const tab = await visit(MIA, [[['day', 'x'], 1]])
  await visit({ ...NOOR, stayLoggedIn: false }, [])
  tab.setQueryData(['day', 'z'], 3)
  document.dispatchEvent(new Event('visibilitychange'))
  await allWritten()
  expect(await nextVisit()).toMatchObject({ who: undefined, reads: [] })
  expect(await readSealed(MIA.id, 'reads')).toBeUndefined()
})

test('[SW-02] a tab stores again when its user signs in again', async () => {
  const tab = await visit(MIA, [[['day', 'x'], 1]])
  await visit({ ...NOOR, stayLoggedIn: false }, [])
  expireSession(tab)
  await allWritten()
  recordSession(tab, MIA)
  tab.setQueryData(['day', 'x'], 2)
  await allWritten()
  expect(await nextVisit()).toMatchObject({ who: 'Mia Hart', reads: [[['day', 'x'], 2]] })
})

test.each([
  [29, 'Mia Hart'],
  [31, undefined],
])('a cache stored %i days ago restores the user %s', async (days, who) => {
  await visit(MIA, [[['day', 'x'], 1]])
  vi.setSystemTime(Date.now() + days * DAY_MS)
  expect((await nextVisit()).who).toBe(who)
})

test('only the newest home is stored, and other queries only if younger than 30 days', async () => {
  const client = await visit(MIA, [[['day', 'old'], 1]])
  vi.setSystemTime(Date.now() + 31 * DAY_MS)
  for (const date of ['2026-11-19', '2026-11-20']) {
    client.setQueryData(['home', date], home(date))
    vi.setSystemTime(Date.now() + 1_000)
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await allWritten()
  expect((await nextVisit()).reads).toEqual([[['home', '2026-11-20'], home('2026-11-20')]])
})

test('a save does not make an older home the newest', async () => {
  const client = await visit(MIA, [])
  for (const date of ['2026-11-19', '2026-11-20']) {
    client.setQueryData(['home', date], { today: emptyDay(date), recent: [], lost: [], loggedOn: [], earlierRun: 0 })
    vi.setSystemTime(Date.now() + 1_000)
  }
  cacheDay(client, { ...emptyDay('2026-11-19'), version: 1, values: { painLevel: 3 } })
  await waitUntilCachePersisted()
  expect((await nextVisit()).reads.map(([key]) => key)).toContainEqual(['home', '2026-11-20'])
})

test('nothing is restored from manipulated data', async () => {
  await visit(MIA, [[['day', 'x'], 1]])
  const opening = indexedDB.open('stillwater')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const store = opening.result.transaction('sealed', 'readwrite').objectStore('sealed')
  store.put({ iv: new Uint8Array(12), bytes: new ArrayBuffer(40) }, [MIA.id, 'reads'])
  await allWritten()
  opening.result.close()
  expect(await nextVisit()).toMatchObject({ who: undefined, reads: [] })
})

test('[SW-02] waitUntilCachePersisted resolves when the latest reply is stored', async () => {
  const client = new QueryClient()
  persistCache(client, 'one')
  recordSession(client, MIA)
  client.setQueryData(['day', 'x'], 1)
  await waitUntilCachePersisted()
  expect((await nextVisit()).reads).toEqual([[['day', 'x'], 1]])
})
