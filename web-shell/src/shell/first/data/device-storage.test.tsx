// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStorage } from '../../../testing/storage.ts'
import { requestCacheRemoval, setPersistedAccount } from '../../early/stored-data-marks.ts'
import { storeSealed } from '../../later/offline/sealed-storage.ts'
import { expireSession, recordSession, signOutLocally } from '../session/session.ts'
import { openDeviceStorage, QUEUE_CHANNEL, watchDeviceStorage } from './device-storage.ts'
import { clearDrafts, storeDraft } from './drafts.ts'
import { currentQueueView } from './queue-view.ts'

const MIA = {
  id: 'a'.repeat(32),
  fullName: 'Mia Hart',
  email: 'mia@example.com',
  emailProven: true,
  roles: [],
  stayLoggedIn: false,
}
const NOOR = { ...MIA, id: 'b'.repeat(32), fullName: 'Noor Haddad' }
const DELIVERY_MS = 100

let stop = () => undefined as void

afterEach(async () => {
  stop()
  clearDrafts()
  localStorage.clear()
  await clearStorage()
})

/** Starts the app once. The code for device storage loads when `codeLoaded` resolves. */
function startWatching(codeLoaded: Promise<unknown> = Promise.resolve()) {
  const client = new QueryClient()
  const onOtherTabMessage = vi.fn(async (_message: { account: string }) => undefined)
  const storage = {
    onOtherTabMessage,
    stop: () => undefined,
    waitUntilQueueRead: async () => undefined,
    flush: async () => undefined,
  }
  const load = vi.fn(() => codeLoaded.then(() => storage))
  const device = watchDeviceStorage(client, load)
  stop = device.stop
  return { client, load, onOtherTabMessage, device }
}

const showsEmptyQueue = () => vi.waitFor(() => expect(currentQueueView()?.waiting).toEqual([]))

test('[PERF-05] without stored data of the user nothing is loaded, created or awaited', async () => {
  const { client, load, device } = startWatching()
  expect(currentQueueView()).toBeUndefined()
  recordSession(client, MIA)
  await showsEmptyQueue()
  await device.restored()
  expect(load).not.toHaveBeenCalled()
  expect(await indexedDB.databases()).toEqual([])
  expireSession(client)
  expect(currentQueueView()).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test('[RELY-02] the code is loaded as soon as a user with stored data is known', async () => {
  await storeSealed(MIA.id, 'drafts', [])
  const { client, load } = startWatching()
  recordSession(client, MIA)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(currentQueueView()).toBeUndefined()
})

test('stored data of another user does not load the code', async () => {
  await storeSealed(NOOR.id, 'drafts', [])
  const { client, load } = startWatching()
  recordSession(client, MIA)
  await showsEmptyQueue()
  expect(load).not.toHaveBeenCalled()
})

test('[RELY-02] a database that cannot be opened counts as having data', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  const { client, load } = startWatching()
  recordSession(client, MIA)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[SW-02] the code is loaded for a user who stays logged in', async () => {
  const { client, load } = startWatching()
  recordSession(client, { ...MIA, stayLoggedIn: true })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[SW-02] startup waits for the restore of the persisted cache, but not for a pending removal', async () => {
  setPersistedAccount(MIA.id)
  let finishLoading = () => {}
  const persisted = startWatching(new Promise<void>((resolve) => (finishLoading = resolve)))
  expect(persisted.load).toHaveBeenCalledOnce()
  const restored = vi.fn()
  const restoring = persisted.device.restored().then(restored)
  await new Promise((resolve) => setTimeout(resolve))
  expect(restored).not.toHaveBeenCalled()
  finishLoading()
  await restoring
  stop()
  requestCacheRemoval(MIA.id)
  const removing = startWatching(new Promise(() => undefined))
  await removing.device.restored()
  expect(removing.load).toHaveBeenCalledOnce()
})

test('[AUTH-15] signing out loads the code that erases the stored data', async () => {
  const { client, load } = startWatching()
  recordSession(client, MIA)
  await showsEmptyQueue()
  await signOutLocally(client)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[LOG-14] the first change of a draft loads the code that stores it', async () => {
  const { client, load } = startWatching()
  recordSession(client, MIA)
  await showsEmptyQueue()
  storeDraft(MIA, '/log', 'begun')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[RELY-03] a message from another tab is handled for the same user, and ignored for another user', async () => {
  const { client, load, onOtherTabMessage } = startWatching()
  recordSession(client, MIA)
  await showsEmptyQueue()
  const otherTab = new BroadcastChannel(QUEUE_CHANNEL)
  otherTab.postMessage({ account: NOOR.id })
  await new Promise((resolve) => setTimeout(resolve, DELIVERY_MS))
  expect(load).not.toHaveBeenCalled()
  otherTab.postMessage({ account: MIA.id, answer: 'its words' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(onOtherTabMessage).toHaveBeenCalledWith({ account: MIA.id, answer: 'its words' }))
  otherTab.close()
})

test('code that failed to load is loaded at the next opportunity', async () => {
  const { client, load } = startWatching()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  recordSession(client, { ...MIA, stayLoggedIn: true })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await vi.waitFor(() => {
    openDeviceStorage()
    expect(load).toHaveBeenCalledTimes(2)
  })
  openDeviceStorage()
  expect(load).toHaveBeenCalledTimes(2)
})
