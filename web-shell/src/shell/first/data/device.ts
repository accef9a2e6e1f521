import type { QueryClient } from '@tanstack/react-query'
import { forgottenAccount, keptAccount, leftAccount } from '../../early/kept-mark.ts'
import { sessionOf } from '../session/session.ts'
import { NOTHING_WAITS, showQueue } from './queue-view.ts'
import { followUnsent, isAnyBegun } from './unsent.ts'

/*
 * What this device keeps of a person: edits that wait, drafts, what was read. The code for it (`later/offline`) is loaded
 * once there is something to keep, to send or to bring back. An ordinary opening of home has nothing of that.
 */

export const DATABASE = 'stillwater'
/** Where the tabs of a browser tell each other of their queues. */
export const CHANNEL = 'queue'

/** What looks after all that is kept. */
interface Keeper {
  /** Hears from another tab that something has changed there. */
  hear: (news: { account: string }) => Promise<void>
  /** Resolves when the signed-in user's outgoing queue has been read. */
  opened: () => Promise<void>
  /** Sends what waits, as far as that goes. */
  flush: () => Promise<void>
  stop: () => void
}

/** Loads the keeper and starts it; it is ready when what was kept is back. */
type LoadKeeper = () => Promise<Keeper>

let open: (() => Promise<Keeper>) | undefined

/** Has everything kept from now on. Where its code cannot be loaded, it is tried again at the next occasion. */
export function openDevice(): void {
  open?.().catch(() => undefined)
}

/** Has everything kept from now on, and waits until what waits to be sent is known. */
export async function deviceOpened(): Promise<void> {
  const keeper = await open?.().catch(() => undefined)
  await keeper?.opened()
}

/** Sends what waits, as far as that goes. */
export async function sendWhatWaits(): Promise<void> {
  const keeper = await open?.().catch(() => undefined)
  await keeper?.flush()
}

/** Whether this device holds anything of a person that waits, was begun or was read. Makes no database where there is none. */
function holdsAnything(accountId: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // What cannot be looked at may hold something.
  const perhaps = () => resolve(true)
  try {
    const opening = indexedDB.open(DATABASE)
    opening.addEventListener('upgradeneeded', () => {
      resolve(false)
      opening.transaction?.abort()
    })
    opening.addEventListener('error', perhaps)
    opening.addEventListener('success', () => {
      const database = opening.result
      try {
        const transaction = database.transaction(['queue', 'sealed'])
        const range = IDBKeyRange.bound([accountId], [accountId, []])
        const counts = ['queue', 'sealed'].map((store) => transaction.objectStore(store).count(range))
        transaction.addEventListener('complete', () => resolve(counts.some(({ result }) => result > 0)))
        transaction.addEventListener('abort', perhaps)
      } catch {
        perhaps()
      }
      database.close()
    })
  } catch {
    perhaps()
  }
  return promise
}

/**
 * Follows who is signed in, and opens the device for them when it holds something of theirs, or is to. Answers how to wait
 * for what was kept of a user who stays logged in, and how to stop.
 */
export function followDevice(client: QueryClient, load: LoadKeeper) {
  const channel = new BroadcastChannel(CHANNEL)
  let keeper: Promise<Keeper> | undefined
  let stopKeeper: (() => void) | undefined
  let isStopped = false
  let account: string | undefined

  async function begin(): Promise<Keeper> {
    const begun = await load()
    // From now on it hears for itself.
    channel.close()
    stopKeeper = begun.stop
    if (isStopped) stopKeeper()
    return begun
  }

  open = () => {
    keeper ??= begin().catch((error: unknown) => {
      keeper = undefined
      throw error
    })
    return keeper
  }

  async function look(accountId: string): Promise<void> {
    showQueue(undefined)
    if (await holdsAnything(accountId)) return openDevice()
    if (account === accountId && !keeper) showQueue(NOTHING_WAITS)
  }

  function follow(): void {
    const { account: person, signedOut } = sessionOf(client) ?? {}
    const isNew = person?.id !== account
    account = person?.id
    // A user who signed out leaves nothing here.
    if (signedOut || person?.stayLoggedIn) openDevice()
    else if (isNew && !keeper && person) void look(person.id)
    else if (isNew && !keeper) showQueue(undefined)
  }

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session') follow()
  })
  const unfollow = followUnsent(() => isAnyBegun() && openDevice())
  channel.addEventListener('message', ({ data }: MessageEvent<{ account: string }>) => {
    if (data.account === account)
      open?.()
        .then(({ hear }) => hear(data))
        .catch(() => undefined)
  })
  follow()
  const isKept = keptAccount() !== null
  if (isKept || leftAccount() !== null || forgottenAccount() !== null) openDevice()

  return {
    restored: async () => void (isKept && (await keeper?.catch(() => undefined))),
    stop: () => {
      unsubscribe()
      unfollow()
      channel.close()
      open = undefined
      isStopped = true
      stopKeeper?.()
      showQueue(undefined)
    },
  }
}
