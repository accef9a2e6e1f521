import type { DayOperation, SavedDay, WriteId } from '../../../../../../shared/days/model/schema.ts'
import type { ProblemCode } from '../../../../../../shared/problems.ts'

/**
 * Why an operation could not be sent. `refused`: the service refused it for good. `later`: it can be sent later, and
 * other dates are not affected. `all`: no other operation can be sent now either.
 */
export type SendFailure =
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'later' | 'all'; retryAfterS?: number | undefined }

/** The service's reply to an operation. */
export interface OperationReply {
  write: WriteId
  saved: SavedDay
}

/** What a queue needs from the app and the browser. */
export interface QueueEnvironment {
  /** Sends an operation: the same bytes in every attempt. */
  send: (operation: DayOperation) => Promise<SavedDay>
  classifyFailure: (error: unknown) => SendFailure
  /** Updates the cache from a reply. */
  cacheReply: (saved: SavedDay) => void
  /** Resolves when the cache with the reply is stored, if this user's cache is persisted. */
  waitUntilCachePersisted: () => Promise<void>
  /** Whether the queue's user is signed in and online, as far as this device knows. */
  isReachable: () => boolean
  /** Runs work under a lock that all tabs share. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Notifies other tabs of a change, with the reply if there is one. */
  notifyOtherTabs: (answer?: OperationReply) => void
  /** Runs work after a delay (ms). Returns a function that cancels it. */
  schedule: (work: () => void, ms: number) => () => void
}
