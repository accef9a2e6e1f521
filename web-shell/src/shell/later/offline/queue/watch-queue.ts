import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { daysApi } from '../../../../../../shared/days/api.ts'
import type { Day, DayOperation, SavedDay } from '../../../../../../shared/days/model/schema.ts'
import { withQueuedEdits } from '../../../../../../shared/home/with-queued-edits.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import { pendingSignOut } from '../../../early/pending-sign-out.ts'
import { ConnectionError } from '../../../first/api/api-problem.ts'
import { call } from '../../../first/api/call.ts'
import { now } from '../../../first/api/clock.ts'
import { onRecovery } from '../../../first/api/connection.ts'
import { openDeviceStorage, QUEUE_CHANNEL } from '../../../first/data/device-storage.ts'
import { type QueueView, setQueueView, useQueueView } from '../../../first/data/queue-view.ts'
import { sessionOf } from '../../../first/session/session.ts'
import { Queue } from './queue.ts'
import type { OperationReply } from './queue-environment.ts'
import { classifyFailure } from './refused-or-later.ts'
import { createMemoryStore, openDurableStore, type QueueStore } from './store.ts'
import { withLock } from './web-lock.ts'

/** The timeout of a save. Source: requirement LOG-12. */
export const SAVE_TIMEOUT_MS = 10_000
/** The longest wait for storage on this device. */
const STORAGE_TIMEOUT_MS = 3_000

interface QueueMessage {
  account: string
  answer?: OperationReply
}

let current: Queue | undefined

/** Returns the queue of the signed-in user; `undefined` without a session or while the queue opens. */
export function currentQueue(): Queue | undefined {
  return current
}

/** Sends an operation. A reply without its day counts as a missing connection. */
async function send(operation: DayOperation): Promise<SavedDay> {
  const { date } = operation
  const saved = await call(daysApi.edit, { params: { date }, body: operation, timeoutMs: SAVE_TIMEOUT_MS })
  if (saved.day?.date !== date) throw new ConnectionError()
  return saved
}

/** What the queue needs to know from the cache, and callbacks for the service's replies to operations. */
interface QueueCallbacks {
  /** Returns a day as it was last read; `undefined` when it was not. */
  readDay: (client: QueryClient, date: LocalDate) => Day | undefined
  cacheDay: (client: QueryClient, day: Day) => void
  /** Called when an operation was applied. */
  onApplied: (client: QueryClient, operation: DayOperation) => void
  /** Called when an operation was not applied. */
  onRefused: (client: QueryClient, error: unknown) => void
  /** Called when the queue is empty again, with the dates of the edits that had waited in it. */
  onCaughtUp: (dates: ReadonlySet<LocalDate>) => void
  /** Resolves when the cache with the reply is stored, if this user's cache is persisted. */
  waitUntilCachePersisted: () => Promise<void>
}

interface QueueOptions extends QueueCallbacks {
  client: QueryClient
  channel: BroadcastChannel
  /** Called with the date of an edit that was sent after the user had been told that it waits. */
  onSentLate: (date: LocalDate) => void
}

interface OpenedQueue {
  queue: Queue
  /** While the database is not open: the opening, which may still succeed. */
  late?: Promise<QueueStore>
}

async function openQueue(
  account: string,
  memory: QueueStore,
  { client, channel, cacheDay, onApplied, onRefused, onSentLate, waitUntilCachePersisted }: QueueOptions,
): Promise<OpenedQueue> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS, undefined))
  const late = openDurableStore(account)
  const durable = await Promise.race([late.catch(() => undefined), timeout])
  const isSignedIn = () => sessionOf(client)?.account?.id === account
  /** When the service could last not be reached. The user was then told that their edits wait. */
  let unreachableAt = 0
  const queue = new Queue(durable ? [durable, memory] : [memory], {
    send: async (operation) => {
      const saved = await send(operation).catch((error: unknown) => {
        if (error instanceof ConnectionError) unreachableAt = now()
        onRefused(client, error)
        throw error
      })
      onApplied(client, operation)
      if (operation.editedAt <= unreachableAt || now() - operation.editedAt > SAVE_TIMEOUT_MS)
        onSentLate(operation.date)
      return saved
    },
    classifyFailure,
    cacheReply: ({ day }) => {
      if (isSignedIn()) cacheDay(client, day)
    },
    waitUntilCachePersisted,
    isReachable: () => {
      const isReachable = navigator.onLine && isSignedIn() && pendingSignOut() === undefined
      if (!isReachable) unreachableAt = now()
      return isReachable
    },
    withLock: (work) => withLock(`queue ${account}`, work),
    notifyOtherTabs: (answer) => channel.postMessage({ account, ...(answer && { answer }) } satisfies QueueMessage),
    schedule: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  await queue.refresh()
  return durable ? { queue } : { queue, late }
}

/** Opens a queue for the signed-in user, and sends its operations whenever that may succeed. */
export function watchQueue(client: QueryClient, callbacks: QueueCallbacks) {
  const channel = new BroadcastChannel(QUEUE_CHANNEL)
  let account: string | undefined
  /** The number of the latest opening. A queue of an earlier opening is closed as soon as it is open. */
  let latestOpening = 0
  let opening: Promise<void> | undefined

  async function startQueue(id: string, memory = createMemoryStore()): Promise<void> {
    const thisOpening = ++latestOpening
    const sentLate = new Set<LocalDate>()
    const onSentLate = (date: LocalDate) => void sentLate.add(date)
    const { queue, late } = await openQueue(id, memory, { client, channel, ...callbacks, onSentLate })
    if (thisOpening !== latestOpening) return queue.close()
    const applyToHome: typeof withQueuedEdits = (home, waiting) =>
      withQueuedEdits(home, waiting, (date) => callbacks.readDay(client, date))
    const updateView = () => {
      if (current !== queue) return
      setQueueView(queue.view && late ? { ...queue.view, isIncomplete: true } : queue.view, applyToHome)
      if (sentLate.size === 0 || queue.view?.waiting.length) return
      callbacks.onCaughtUp(new Set(sentLate))
      sentLate.clear()
    }
    current?.close()
    current = queue
    updateView()
    queue.subscribe(updateView)
    flush()
    // A database that opens late may have edits of earlier visits. The edits in memory are kept.
    late?.then(
      () => thisOpening === latestOpening && void startQueue(id, memory),
      () => undefined,
    )
  }

  function switchAccount(next: string | undefined): void {
    if (next === account) return
    account = next
    latestOpening += 1
    current?.close()
    current = undefined
    setQueueView(undefined)
    opening = next === undefined ? undefined : startQueue(next)
  }

  /** Handles a message from another tab: its queue has changed. */
  async function onOtherTabMessage(message: QueueMessage): Promise<void> {
    if (message.account !== account) return
    await opening
    await current?.onOtherTabChanged(message.answer)
  }

  const flush = () => current?.flushUnlessToldToWait()
  const flushIfVisible = () => document.visibilityState === 'visible' && flush()
  const subscription = new AbortController()
  const { signal } = subscription
  window.addEventListener('online', flush, { signal })
  document.addEventListener('visibilitychange', flushIfVisible, { signal })
  channel.addEventListener('message', ({ data }: MessageEvent<QueueMessage>) => void onOtherTabMessage(data))
  const unsubscribeRecovery = onRecovery(flush)
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session') switchAccount(sessionOf(client)?.account?.id)
  })
  switchAccount(sessionOf(client)?.account?.id)
  const stop = () => {
    unsubscribe()
    unsubscribeRecovery()
    subscription.abort()
    channel.close()
    switchAccount(undefined)
  }
  return {
    onOtherTabMessage,
    stop,
    waitUntilQueueRead: async () => opening,
    flush: async () => current?.flush(),
  }
}

/** Returns the queue when edits can be added to it. It opens the device storage if that has not happened yet. */
export function useOpenedQueue(): QueueView | undefined {
  useEffect(openDeviceStorage, [])
  const view = useQueueView()
  return current && view
}

/** Whether operations of a date are queued. */
export function useHasQueuedEdit(date: LocalDate): boolean {
  return useQueueView()?.waiting.some((operation) => operation.date === date) ?? false
}
