import type { QueryClient } from '@tanstack/react-query'
import { pendingCacheRemovals, pendingErasures, persistedAccount } from '../../early/stored-data-marks.ts'
import { sessionOf } from '../session/session.ts'
import { DATABASE_NAME } from './database-name.ts'
import { hasAnyDrafts, onDraftsChanged } from './drafts.ts'
import { EMPTY_QUEUE, setQueueView } from './queue-view.ts'

/*
 * The data of a user on this device: queued edits, drafts, the persisted cache. Its code (`later/offline`) loads only
 * when there is something to store, send or restore. A normal visit to home does not need it.
 */

/** The channel on which the tabs of a browser report changes of their queues. */
export const QUEUE_CHANNEL = 'queue'

/** The code that stores all data on this device. */
interface DeviceStorage {
  /** Handles a message from another tab: its queue has changed. */
  onOtherTabMessage: (message: { account: string }) => Promise<void>
  /** Resolves when the signed-in user's outgoing queue has been read. */
  waitUntilQueueRead: () => Promise<void>
  /** Sends queued edits until none is left or none can be sent. */
  flush: () => Promise<void>
  stop: () => void
}

/** Loads the storage code and starts it. Resolves when the persisted cache is restored. */
type LoadStorage = () => Promise<DeviceStorage>

let openStorage: (() => Promise<DeviceStorage>) | undefined

/** Starts storing data on this device. If the code fails to load, the next call tries again. */
export function openDeviceStorage(): void {
  openStorage?.().catch(() => undefined)
}

/** Starts storing data on this device, and resolves when the outgoing queue has been read. */
export async function waitUntilDeviceStorageOpen(): Promise<void> {
  const storage = await openStorage?.().catch(() => undefined)
  await storage?.waitUntilQueueRead()
}

/** Sends queued edits until none is left or none can be sent. */
export async function sendQueuedEdits(): Promise<void> {
  const storage = await openStorage?.().catch(() => undefined)
  await storage?.flush()
}

/** The longest wait for the database, in milliseconds. */
const LIMIT_MS = 5_000

/**
 * Whether this device stores any data of a user. It does not create a missing database. Like `transact`, which home does
 * not load, it leaves no transaction open when the page is left, and has a limit.
 */
function hasStoredData(accountId: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // A database that cannot be opened or read may have data.
  const assumeData = () => resolve(true)
  setTimeout(assumeData, LIMIT_MS)
  try {
    const opening = indexedDB.open(DATABASE_NAME)
    opening.addEventListener('upgradeneeded', () => {
      resolve(false)
      opening.transaction?.abort()
    })
    opening.addEventListener('error', assumeData)
    opening.addEventListener('success', () => {
      const database = opening.result
      try {
        const transaction = database.transaction(['queue', 'sealed'])
        const leave = () => transaction.abort()
        addEventListener('pagehide', leave)
        const range = IDBKeyRange.bound([accountId], [accountId, []])
        const counts = ['queue', 'sealed'].map((store) => transaction.objectStore(store).count(range))
        transaction.addEventListener('complete', () => {
          removeEventListener('pagehide', leave)
          resolve(counts.some(({ result }) => result > 0))
        })
        transaction.addEventListener('abort', assumeData)
      } catch {
        assumeData()
      }
      database.close()
    })
  } catch {
    assumeData()
  }
  return promise
}

/**
 * Watches the session, and opens the device storage when it has data of the signed-in user or will soon have some.
 * `restored` resolves when the cache of a user who stays logged in is restored. `stop` ends the watching.
 */
export function watchDeviceStorage(client: QueryClient, load: LoadStorage) {
  const channel = new BroadcastChannel(QUEUE_CHANNEL)
  let storage: Promise<DeviceStorage> | undefined
  let stopStorage: (() => void) | undefined
  let isStopped = false
  let account: string | undefined

  async function startStorage(): Promise<DeviceStorage> {
    const started = await load()
    // The loaded code listens to the channel itself.
    channel.close()
    stopStorage = started.stop
    if (isStopped) stopStorage()
    return started
  }

  openStorage = () => {
    storage ??= startStorage().catch((error: unknown) => {
      storage = undefined
      throw error
    })
    return storage
  }

  async function checkStoredData(accountId: string): Promise<void> {
    setQueueView(undefined)
    if (await hasStoredData(accountId)) return openDeviceStorage()
    if (account === accountId && !storage) setQueueView(EMPTY_QUEUE)
  }

  function onSessionChange(): void {
    const { account: user, signedOut } = sessionOf(client) ?? {}
    const hasAccountChanged = user?.id !== account
    account = user?.id
    // After a sign-out the opened storage erases the user's data.
    if (signedOut || user?.stayLoggedIn) openDeviceStorage()
    else if (hasAccountChanged && !storage && user) void checkStoredData(user.id)
    else if (hasAccountChanged && !storage) setQueueView(undefined)
  }

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session') onSessionChange()
  })
  const unsubscribeDrafts = onDraftsChanged(() => hasAnyDrafts() && openDeviceStorage())
  channel.addEventListener('message', ({ data }: MessageEvent<{ account: string }>) => {
    if (data.account === account)
      openStorage?.()
        .then(({ onOtherTabMessage }) => onOtherTabMessage(data))
        .catch(() => undefined)
  })
  onSessionChange()
  const hasPersistedCache = persistedAccount() !== null
  if (hasPersistedCache || pendingCacheRemovals().length + pendingErasures().length > 0) openDeviceStorage()

  return {
    restored: async () => void (hasPersistedCache && (await storage?.catch(() => undefined))),
    stop: () => {
      unsubscribe()
      unsubscribeDrafts()
      channel.close()
      openStorage = undefined
      isStopped = true
      stopStorage?.()
      setQueueView(undefined)
    },
  }
}
