// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { clearStorage } from '../../../testing/storage.ts'
import { keptAccount, leftAccount, markLeft } from '../../early/kept-mark.ts'
import { forgetSignedOut, markSignedOut } from '../../early/pending-sign-out.ts'
import { endSession, knowSession, leaveSession, sessionOf } from '../../first/session/session.ts'
import { keepDay } from '../days/day-query.ts'
import { followReads, readsKept, restoreReads } from './kept-reads.ts'
import { recall } from './vault.ts'

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
  followReads(client, 'any')
  await leaveSession(client)
  await settled()
  vi.useRealTimers()
  await clearStorage()
  localStorage.clear()
})

/** Until everything that follows from a change has been written. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150))
  await readsKept()
}

/** Somebody reads something in one opening of the app, which is then put away. */
async function read(account: typeof MIA, reads: [key: unknown[], data: unknown][], build = 'one') {
  const client = new QueryClient()
  followReads(client, build)
  knowSession(client, account)
  for (const [key, data] of reads) client.setQueryData(key, data)
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  return client
}

/** What the next opening finds. */
async function reopened(build = 'one') {
  const client = new QueryClient()
  await restoreReads(client, build)
  const reads = client.getQueriesData({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  return { who: sessionOf(client)?.account?.fullName, reads, client }
}

const home = (date: string) => ({ today: { date } })

test('[SW-02] the next opening finds who it is and what was read, and asks for it anew', async () => {
  await read(MIA, [[['day', '2026-11-20'], { values: { painLevel: 3 } }]])
  const { who, reads, client } = await reopened()
  expect([who, reads]).toEqual(['Mia Hart', [[['day', '2026-11-20'], { values: { painLevel: 3 } }]]])
  expect(client.getQueryState(['day', '2026-11-20'])).toMatchObject({ isInvalidated: true, dataUpdatedAt: Date.now() })
  expect(client.getQueryState(['session'])).toMatchObject({ isInvalidated: false })
})

test('[SW-02] nothing is kept of somebody who does not stay logged in, nor what was kept of another before', async () => {
  await read(MIA, [[['day', 'x'], 1]])
  await read({ ...NOOR, stayLoggedIn: false }, [[['day', 'y'], 2]])
  expect(keptAccount()).toBeNull()
  expect(await reopened()).toMatchObject({ who: undefined, reads: [] })
  expect(await recall(MIA.id, 'reads')).toBeUndefined()
  expect(await recall(NOOR.id, 'reads')).toBeUndefined()
})

test('[SW-02] who no longer stays logged in, or is another, leaves nothing behind', async () => {
  await read(MIA, [[['day', 'x'], 1]])
  await read({ ...MIA, stayLoggedIn: false }, [])
  expect([keptAccount(), await recall(MIA.id, 'reads')]).toEqual([null, undefined])
  await read(MIA, [[['day', 'x'], 1]])
  await read(NOOR, [[['day', 'y'], 2]])
  expect(await reopened()).toMatchObject({ who: 'Noor Haddad', reads: [[['day', 'y'], 2]] })
  expect(await recall(MIA.id, 'reads')).toBeUndefined()
})

test.each([
  ['a sign-out', leaveSession],
  ['the end of the session', endSession],
])('[SW-02] %s removes what was kept', async (_name, end) => {
  const client = await read(MIA, [[['day', 'x'], 1]])
  expect(keptAccount()).toBe(MIA.id)
  await Promise.resolve(end(client))
  await settled()
  expect(keptAccount()).toBeNull()
  expect(await recall(MIA.id, 'reads')).toBeUndefined()
})

test('[SW-02] a sign-out that was not finished brings nothing back', async () => {
  onTestFinished(forgetSignedOut)
  await read(MIA, [[['day', 'x'], 1]])
  markSignedOut(MIA.id)
  expect(await reopened()).toMatchObject({ who: undefined, reads: [] })
})

test('of what another build wrote only whose it is is read', async () => {
  await read(MIA, [[['day', 'x'], 1]])
  expect(await reopened('two')).toMatchObject({ who: 'Mia Hart', reads: [] })
})

test('a month runs from the last reading, not from the last opening without a network', async () => {
  await read(MIA, [[['day', 'x'], 1]])
  for (const [days, who] of [
    [20, 'Mia Hart'],
    [20, undefined],
  ] as const) {
    vi.setSystemTime(Date.now() + days * DAY_MS)
    const { client, who: found } = await reopened()
    expect(found).toBe(who)
    followReads(client, 'one')
    knowSession(client, MIA)
    await settled()
  }
})

test('of several reads only the young ones come back', async () => {
  const client = await read(MIA, [[['day', 'old'], 1]])
  vi.setSystemTime(Date.now() + 20 * DAY_MS)
  client.setQueryData(['day', 'young'], 2)
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  vi.setSystemTime(Date.now() + 15 * DAY_MS)
  expect((await reopened()).reads).toEqual([[['day', 'young'], 2]])
})

test('what comes late from a slow disk still counts, unless the service was faster', async () => {
  await read(MIA, [[['day', 'x'], 1]])
  vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((run) => {
    run()
    return 0 as unknown as NodeJS.Timeout
  })
  const [slow, faster] = [new QueryClient(), new QueryClient()]
  await restoreReads(slow, 'one')
  expect(sessionOf(slow)).toBeUndefined()
  await settled()
  expect([sessionOf(slow)?.account?.fullName, slow.getQueryData(['day', 'x'])]).toEqual(['Mia Hart', 1])

  const restoring = restoreReads(faster, 'one')
  knowSession(faster, { ...MIA, fullName: 'Mia Hart, told now' })
  faster.setQueryData(['day', 'x'], 2)
  await restoring
  expect([sessionOf(faster)?.account?.fullName, faster.getQueryData(['day', 'x'])]).toEqual(['Mia Hart, told now', 2])
})

test('a removal that was cut short is finished at the next opening, and brings nothing back meanwhile', async () => {
  await read(MIA, [[['day', 'x'], 1]])
  markLeft(MIA.id)
  expect(await reopened()).toMatchObject({ who: undefined, reads: [] })
  followReads(new QueryClient(), 'one')
  await settled()
  expect([leftAccount(), await recall(MIA.id, 'reads')]).toEqual([null, undefined])
})

test('a tab of somebody who is gone leaves alone what is kept of who came after', async () => {
  const tab = await read(MIA, [[['day', 'x'], 1]])
  await read(NOOR, [[['day', 'y'], 2]])
  tab.setQueryData(['day', 'z'], 3)
  document.dispatchEvent(new Event('visibilitychange'))
  endSession(tab)
  await settled()
  expect(await reopened()).toMatchObject({ who: 'Noor Haddad', reads: [[['day', 'y'], 2]] })
})

test.each([
  [29, 'Mia Hart'],
  [31, undefined],
])('what was kept %i days ago brings back %s', async (days, who) => {
  await read(MIA, [[['day', 'x'], 1]])
  vi.setSystemTime(Date.now() + days * DAY_MS)
  expect((await reopened()).who).toBe(who)
})

test('of home only the newest is kept, and of all else what is younger than a month', async () => {
  const client = await read(MIA, [[['day', 'old'], 1]])
  vi.setSystemTime(Date.now() + 31 * DAY_MS)
  for (const date of ['2026-11-19', '2026-11-20']) {
    client.setQueryData(['home', date], home(date))
    vi.setSystemTime(Date.now() + 1_000)
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect((await reopened()).reads).toEqual([[['home', '2026-11-20'], home('2026-11-20')]])
})

test('a save makes no older home the newest', async () => {
  const client = await read(MIA, [])
  for (const date of ['2026-11-19', '2026-11-20']) {
    client.setQueryData(['home', date], { today: emptyDay(date), recent: [], lost: [], loggedOn: [], earlierRun: 0 })
    vi.setSystemTime(Date.now() + 1_000)
  }
  keepDay(client, { ...emptyDay('2026-11-19'), version: 1, values: { painLevel: 3 } })
  await readsKept()
  expect((await reopened()).reads.map(([key]) => key)).toContainEqual(['home', '2026-11-20'])
})

test('what was tampered with is as good as nothing', async () => {
  await read(MIA, [[['day', 'x'], 1]])
  const opening = indexedDB.open('stillwater')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const store = opening.result.transaction('sealed', 'readwrite').objectStore('sealed')
  store.put({ iv: new Uint8Array(12), bytes: new ArrayBuffer(40) }, [MIA.id, 'reads'])
  await settled()
  opening.result.close()
  expect(await reopened()).toMatchObject({ who: undefined, reads: [] })
})

test('[SW-02] what was just told can be waited for until it is kept', async () => {
  const client = new QueryClient()
  followReads(client, 'one')
  knowSession(client, MIA)
  client.setQueryData(['day', 'x'], 1)
  await readsKept()
  expect((await reopened()).reads).toEqual([[['day', 'x'], 1]])
})
