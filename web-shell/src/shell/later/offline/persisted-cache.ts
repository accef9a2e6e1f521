import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Account } from '../../../../../shared/auth/schema.ts'
import { pendingSignOut } from '../../early/pending-sign-out.ts'
import {
  completeCacheRemoval,
  pendingCacheRemovals,
  pendingErasures,
  persistedAccount,
  requestCacheRemoval,
  setPersistedAccount,
} from '../../early/stored-data-marks.ts'
import { HOME_KEY } from '../../first/data/home-query.ts'
import { recordSession, sessionOf } from '../../first/session/session.ts'
import { createDebouncedWriter } from './debounced-writer.ts'
import { eraseUser, readSealed, removeSealed, storeSealed } from './sealed-storage.ts'

/*
 * The cache of a user who chose 'Stay logged in' is persisted, so that the app opens at once and without a network. For
 * other users no cached data outlives the page. Source: requirement SW-02.
 */

const NAME = 'reads'
/** The lifetime of an unused session. */
const MAX_AGE_MS = 30 * 86_400_000
/** The longest wait for a slow disk. */
const RESTORE_TIMEOUT_MS = 1_000
/** Changes within this time are written together. */
const WRITE_DELAY_MS = 250

interface StoredCache {
  /** The build that wrote the cache. In another build the same fields may have another meaning. */
  build: string
  account: Account
  reads: [key: QueryKey, data: unknown, updatedAt: number][]
}

const isYoung = ([, , updatedAt]: StoredCache['reads'][number]) => Date.now() - updatedAt < MAX_AGE_MS

/**
 * Restores the user and the cache. Waits for a second at most: data that arrives later is still restored, unless the
 * service has replied first. After any error nothing is restored.
 */
export async function restoreCache(client: QueryClient, build: string): Promise<void> {
  const id = persistedAccount()
  if (id === null || pendingSignOut() !== undefined) return
  const restoring = readSealed(id, NAME).then((stored) => restore(client, stored as StoredCache | undefined, build))
  const timeout = new Promise((resolve) => setTimeout(resolve, RESTORE_TIMEOUT_MS))
  await Promise.race([restoring.catch(() => undefined), timeout])
}

async function restore(client: QueryClient, stored: StoredCache | undefined, build: string): Promise<void> {
  if (!stored?.reads.some(isYoung) || sessionOf(client) || persistedAccount() !== stored.account.id) return
  recordSession(client, stored.account)
  if (stored.build !== build) return
  for (const [key, data, updatedAt] of stored.reads.filter(isYoung)) client.setQueryData(key, data, { updatedAt })
  // All restored data is stale, whatever its age: it is read again, which also checks the session.
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' })
}

let writer: ReturnType<typeof createDebouncedWriter> | undefined

/** Resolves when the current cache is stored. */
export async function waitUntilCachePersisted(): Promise<void> {
  await writer?.settled()
}

/** Stores the cache from now on, while the user stays logged in. */
export function persistCache(client: QueryClient, build: string): void {
  /** The last account of this tab; `undefined` at first and after a sign-out. */
  let tabAccount: string | undefined
  /** Whether this tab has stored the cache of its account. */
  let stored = false

  async function write(): Promise<void> {
    const session = sessionOf(client)
    // The session is not known yet: the stored cache stays.
    if (!session) return
    const { account } = session
    const persisted = persistedAccount()
    if (session.signedOut && tabAccount !== undefined) return erase(tabAccount)
    if (!account?.stayLoggedIn) stored = false
    if (belongsToOther(persisted, account)) return
    tabAccount = account?.id ?? tabAccount
    if (persisted !== null && (persisted !== account?.id || !account.stayLoggedIn)) {
      requestCacheRemoval(persisted)
      await removeCaches()
    }
    if (!account?.stayLoggedIn) return
    await storeSealed(account.id, NAME, { build, account, reads: readsOf(client) } satisfies StoredCache)
    setPersistedAccount(account.id)
    stored = true
  }

  /** Whether another user has signed in in another tab, and stays logged in or not. This tab does not know yet. */
  const belongsToOther = (persisted: string | null, account: Account | null) =>
    (persisted !== null || stored) &&
    tabAccount !== undefined &&
    persisted !== tabAccount &&
    (!account || account.id === tabAccount)

  /** Erases all data of a user who signed out, including drafts and queued edits, and what this tab stored since. */
  async function erase(id: string): Promise<void> {
    tabAccount = undefined
    await finishRemoving()
    const isErased = await eraseUser(id)
    if (isErased && persistedAccount() === id) requestCacheRemoval(id)
    await removeCaches()
  }

  const { run, writeNow, writeSoon } = (writer = createDebouncedWriter(write, WRITE_DELAY_MS))
  run(finishRemoving)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'removed') return
    // A sign-out is written at once: the page may close next.
    if (query.queryKey[0] === 'session') writeNow()
    else writeSoon()
  })
  if (sessionOf(client)) writeSoon()
}

/** Finishes removals that may have been interrupted. */
async function finishRemoving(): Promise<void> {
  await removeCaches()
  for (const id of pendingErasures()) await eraseUser(id)
}

async function removeCaches(): Promise<void> {
  for (const id of pendingCacheRemovals()) {
    await removeSealed(id, NAME)
    completeCacheRemoval(id)
  }
}

/**
 * Returns the queries to store: those read in the last 30 days, but of all homes only the newest. What leaves memory
 * together with its screen (`gcTime: 0`) never gets there.
 */
function readsOf(client: QueryClient): StoredCache['reads'] {
  const reads = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state, gcTime }) => queryKey[0] !== 'session' && gcTime > 0 && state.data !== undefined)
    .map(({ queryKey, state }): StoredCache['reads'][number] => [queryKey, state.data, state.dataUpdatedAt])
    .toSorted((a, b) => b[2] - a[2])
  const newestHome = reads.find(([key]) => key[0] === HOME_KEY[0])
  return reads.filter((read) => isYoung(read) && (read[0][0] !== HOME_KEY[0] || read === newestHome))
}
