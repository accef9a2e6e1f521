import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OperationKinds } from '../../../early/operation-kind.ts'
import { SilentStorageError } from '../../../early/transact.ts'
import { onRecovery } from '../../../first/api/connection.ts'
import { openDeviceStorage, QUEUE_CHANNEL } from '../../../first/data/device-storage.ts'
import { type QueueView, setQueueView, useQueueView } from '../../../first/data/queue-view.ts'
import { sessionOf } from '../../../first/session/session.ts'
import {
  type AppEnvironmentOptions,
  createAppEnvironment,
  type QueueCallbacks,
  type QueueMessage,
} from './app-environment.ts'
import { Queue } from './queue.ts'
import type { Place } from './queue-entry.ts'
import { SentLate } from './sent-late.ts'
import { createMemoryStore, openDurableStore, type QueueStore } from './store.ts'

/** The longest wait for storage on this device. */
const STORAGE_TIMEOUT_MS = 3_000

let current: Queue | undefined

/** Returns the queue of the signed-in user; `undefined` without a session or while the queue opens. */
export function currentQueue(): Queue | undefined {
  return current
}

interface OpenedQueue {
  queue: Queue
  /** While the database is not open: the opening, which may still succeed. */
  late?: Promise<QueueStore>
}

/** Opens the store, as soon as the storage of this device answers. Rejects when storage is not available. */
async function openPatiently(account: string): Promise<QueueStore> {
  for (;;)
    try {
      return await openDurableStore(account)
    } catch (error) {
      if (!(error instanceof SilentStorageError)) throw error
      await new Promise((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS))
    }
}

async function openQueue(account: string, options: AppEnvironmentOptions): Promise<OpenedQueue> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS, undefined))
  const late = openPatiently(account)
  const durable = await Promise.race([late.catch(() => undefined), timeout])
  const memory = createMemoryStore()
  const queue = new Queue(durable ? [durable, memory] : [memory], createAppEnvironment(account, options))
  await queue.refresh()
  return durable ? { queue } : { queue, late }
}

/** Opens a queue for the signed-in user, and sends its operations whenever that may succeed. */
export function watchQueue(client: QueryClient, kinds: OperationKinds, callbacks: QueueCallbacks) {
  const channel = new BroadcastChannel(QUEUE_CHANNEL)
  let account: string | undefined
  /** The number of the latest opening. A queue of an earlier opening is closed as soon as it is open. */
  let latestOpening = 0
  let opening: Promise<void> | undefined

  async function startQueue(id: string): Promise<void> {
    const thisOpening = ++latestOpening
    const sentLate = new SentLate()
    const onSentLate = (place: Place) => sentLate.add(place)
    const { queue, late } = await openQueue(id, { client, kinds, channel, callbacks, onSentLate })
    let isIncomplete = late !== undefined
    if (thisOpening !== latestOpening) return queue.close()
    const updateView = () => {
      if (current !== queue) return
      setQueueView(queue.view && isIncomplete ? { ...queue.view, isIncomplete } : queue.view, { kinds, client })
      if (queue.view?.waiting.length) return
      const sentences = sentLate.takeSentences(kinds, queue.view?.setAside)
      if (sentences.length > 0) callbacks.onCaughtUp(sentences)
    }
    current = queue
    updateView()
    queue.subscribe(updateView)
    flush()
    late?.then(
      (store) => {
        isIncomplete = false
        return queue.prefer(store)
      },
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
