import type { QueryClient } from '@tanstack/react-query'
import type { AnyKinds } from '../../../early/operation-kind.ts'
import { pendingSignOut } from '../../../early/pending-sign-out.ts'
import { ConnectionError } from '../../../first/api/api-problem.ts'
import { now } from '../../../first/api/clock.ts'
import { sessionOf } from '../../../first/session/session.ts'
import type { Place } from './queue-entry.ts'
import type { OperationReply, QueueEnvironment } from './queue-environment.ts'
import { classifyFailure } from './refused-or-later.ts'
import { SAVE_TIMEOUT_MS } from './save-timeout.ts'
import { withLock } from './web-lock.ts'

/** A message to the other tabs of this browser. */
export interface QueueMessage {
  account: string
  answer?: OperationReply
}

/** What the app does besides what each kind does. */
export interface QueueCallbacks {
  /** Called when an operation was not applied. */
  onRefused: (client: QueryClient, error: unknown) => void
  /** Called when the queue is empty again, with a sentence of each kind about what had waited in it. */
  onCaughtUp: (sentences: readonly string[]) => void
  /** Resolves when the cache with the reply is stored, if this user's cache is persisted. */
  waitUntilCachePersisted: () => Promise<void>
}

export interface AppEnvironmentOptions {
  client: QueryClient
  kinds: AnyKinds
  channel: BroadcastChannel
  callbacks: QueueCallbacks
  /** Called when an operation was sent after the user had been told that it waits. */
  onSentLate: (place: Place) => void
}

/** Creates the environment of a user's queue in this browser. */
export function createAppEnvironment(
  account: string,
  { client, kinds, channel, callbacks, onSentLate }: AppEnvironmentOptions,
): QueueEnvironment {
  const isSignedIn = () => sessionOf(client)?.account?.id === account
  /** When the service could last not be reached. The user was then told that their edits wait. */
  let unreachableAt = 0
  return {
    kinds,
    send: async (operation, name) => {
      const kind = kinds[name]
      if (!kind) throw new TypeError(`No feature declares the kind ${name}`)
      const saved = await kind.send(operation).catch((error: unknown) => {
        if (error instanceof ConnectionError) unreachableAt = now()
        callbacks.onRefused(client, error)
        kind.onRefused?.(client, error)
        throw error
      })
      kind.onApplied?.(client, operation)
      if (operation.editedAt <= unreachableAt || now() - operation.editedAt > SAVE_TIMEOUT_MS)
        onSentLate({ kind: name, target: kind.targetOf(operation) })
      return saved
    },
    classifyFailure,
    cacheReply: (saved, name) => {
      if (isSignedIn()) kinds[name]?.cacheReply(client, saved)
    },
    waitUntilCachePersisted: callbacks.waitUntilCachePersisted,
    isReachable: () => {
      const isReachable = navigator.onLine && isSignedIn() && pendingSignOut() === undefined
      if (!isReachable) unreachableAt = now()
      return isReachable
    },
    withLock: (work) => withLock(`queue ${account}`, work),
    notifyOtherTabs: (answer) => channel.postMessage({ account, ...(answer && { answer }) } satisfies QueueMessage),
    now,
    schedule: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
}
