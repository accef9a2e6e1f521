import type { ProblemCode } from '../../../../../../shared/problems.ts'
import type { WriteId } from '../../../../../../shared/records/write-id.ts'
import type { AnyEdit, Operation, OperationRules } from '../../../early/operation-kind.ts'

/**
 * Why an operation could not be sent, by what that affects. `operation`: the service refused it for good. `target`: it
 * can be sent later, and so can the later ones of its target. `kind`: so can all of its kind. `all`: nothing can be sent now.
 */
export type SendFailure =
  | { affects: 'operation'; code: ProblemCode }
  | { affects: 'target' | 'kind' | 'all'; retryAfterS?: number | undefined }

/** The service's reply to an operation. */
export interface OperationReply {
  write: WriteId
  kind: string
  saved: unknown
}

/** What a queue needs from the app and the browser. */
export interface QueueEnvironment {
  /** The rules of each kind. An operation of another kind, which a newer build may have stored, waits for that build. */
  kinds: Readonly<Record<string, OperationRules<AnyEdit>>>
  /** Sends an operation: the same bytes in every attempt. */
  send(operation: Operation<AnyEdit>, kind: string): Promise<unknown>
  classifyFailure: (error: unknown) => SendFailure
  /** Updates the cache from a reply. */
  cacheReply(saved: unknown, kind: string): void
  /** Resolves when the cache with the reply is stored, if this user's cache is persisted. */
  waitUntilCachePersisted: () => Promise<void>
  /** Whether the queue's user is signed in and online, as far as this device knows. */
  isReachable: () => boolean
  /** Runs work under a lock that all tabs share. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Notifies other tabs of a change, with the reply if there is one. */
  notifyOtherTabs: (answer?: OperationReply) => void
  /** The instant (epoch ms), as far as this device knows. */
  now: () => number
  /** Runs work after a delay (ms). Returns a function that cancels it. */
  schedule: (work: () => void, ms: number) => () => void
}
