import type { ProblemCode } from '../../../../../../shared/problems.ts'
import { writeIdOf } from '../../../../../../shared/records/merge.ts'
import type { WriteId } from '../../../../../../shared/records/write-id.ts'
import type { QueueRow } from '../stored-items.ts'
import { moveToNow } from './clock-ahead.ts'
import { type Failure, isAffected, type NextOperation, nextOperation } from './next-operation.ts'
import type { PendingReplies } from './pending-replies.ts'
import { type QueueEntry, refusedIn, writeAt } from './queue-entry.ts'
import type { OperationReply, QueueEnvironment, SendFailure } from './queue-environment.ts'
import type { QueueStore } from './store.ts'

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 5 * 60_000

/** The outgoing queue, as the flusher needs it. */
interface QueueAccess {
  entries: readonly QueueEntry[]
  /** Reads the queue again. */
  refresh: () => Promise<void>
  /** Reads the queue again and notifies other tabs of the change. */
  refreshAndNotify: () => Promise<void>
}

/**
 * Sends queued operations, the oldest of each target first. An operation is marked as sent before it is sent, and does
 * not change until a reply arrives. An operation that is refused for good is set aside and does not block others.
 */
export class Flusher {
  private readonly queue: QueueAccess
  private readonly pendingReplies: PendingReplies
  private readonly environment: QueueEnvironment
  /** Operations that this tab has sent, even if marking them as sent failed. */
  private readonly sent = new Set<WriteId>()
  private flushing: Promise<void> | undefined
  private isFlushRequested = false
  /** The last operation whose sending began. */
  private attempted: WriteId | undefined
  private pauseCount = 0
  private cancelPause: (() => void) | undefined
  /** When the service has asked to wait before the next operation, whatever it is (ms, by the clock), and how long (ms). */
  private toldToWait = { at: 0, ms: 0 }
  private isClosed = false

  constructor(queue: QueueAccess, pendingReplies: PendingReplies, environment: QueueEnvironment) {
    this.queue = queue
    this.pendingReplies = pendingReplies
    this.environment = environment
  }

  hasSent(write: WriteId): boolean {
    return this.sent.has(write)
  }

  /**
   * Sends queued operations until none is left or none can be sent. `added` is an operation that was just added: if its
   * sending has begun already, nothing more is to be done.
   */
  flush(added?: WriteId): Promise<void> {
    if (added !== undefined && added === this.attempted) return this.flushing ?? Promise.resolve()
    this.isFlushRequested = true
    this.flushing ??= this.environment
      .withLock(() => this.flushWhileRequested())
      .catch(() => undefined)
      .finally(() => {
        this.flushing = undefined
        if (this.isFlushRequested && !this.isClosed) void this.flush()
      })
    return this.flushing
  }

  /**
   * Sends queued operations, unless the service has asked to wait: only the user may shorten that. A device that slept
   * has no timer for the end of the wait, so the clock decides.
   */
  flushUnlessToldToWait(): void {
    const { at, ms } = this.toldToWait
    const waitedMs = Date.now() - at
    // The clock may have been corrected since.
    if (waitedMs < 0 || waitedMs >= ms) void this.flush()
  }

  /** Handles a reply that this or another tab received. */
  settle({ write, kind, saved }: OperationReply): void {
    if (this.isClosed) return
    this.environment.cacheReply(saved, kind)
    this.pendingReplies.settle(write, saved)
  }

  close(): void {
    this.isClosed = true
    this.cancelPause?.()
  }

  private async flushWhileRequested(): Promise<void> {
    while (this.isFlushRequested && !this.isClosed) {
      this.isFlushRequested = false
      await this.flushOnce()
    }
  }

  /** Sends one operation after the other until none is left or none can be sent. */
  private async flushOnce(): Promise<void> {
    this.cancelPause?.()
    this.toldToWait = { at: 0, ms: 0 }
    const failures: Failure[] = []
    let pauseS: number | undefined
    while (!this.isClosed && this.environment.isReachable()) {
      await this.queue.refresh()
      await this.moveToNow()
      const next = nextOperation(this.queue.entries, this.environment.kinds, failures)
      if (!next) break
      // This run also serves what was requested so far: a second attempt at once would ignore the pause.
      this.isFlushRequested = false
      this.attempted = writeAt(next.store, next.row.n)
      try {
        await this.sendOne(next)
        this.pauseCount = 0
      } catch (error) {
        const failure = this.environment.classifyFailure(error)
        const isSetAside = failure.affects === 'operation' && (await this.setAside(next.store, next.row, failure.code))
        this.reject(error, next, failure.affects)
        if (isSetAside) continue
        const retryAfterS = failure.affects === 'operation' ? undefined : failure.retryAfterS
        pauseS = Math.max(pauseS ?? 0, retryAfterS ?? 0)
        if (failure.affects === 'all') {
          this.toldToWait = { at: Date.now(), ms: (retryAfterS ?? 0) * 1_000 }
          // What was requested during this attempt has failed with it.
          this.isFlushRequested = false
          break
        }
        // A refused operation that could not be set aside holds back its target.
        failures.push({ of: next.row, affects: failure.affects === 'kind' ? 'kind' : 'target' })
      }
    }
    if (pauseS !== undefined) this.pause(pauseS * 1_000)
  }

  private async moveToNow(): Promise<void> {
    const { queue, environment, sent } = this
    if (await moveToNow(queue.entries, environment, (write) => sent.has(write))) await queue.refreshAndNotify()
  }

  private async sendOne({ store, row: { n, kind, state }, operation, refusal }: NextOperation): Promise<void> {
    if (refusal) throw refusal
    if (state === 'waiting' && !(await this.markSent(store, n))) return
    // The user may have signed out meanwhile, and another one in.
    if (this.isClosed) return
    const saved = await this.environment.send(operation, kind)
    const reply = { write: writeIdOf(operation), kind, saved }
    this.settle(reply)
    this.environment.notifyOtherTabs(reply)
    // The operation is removed only after the cache is persisted. Otherwise, after a reload in between, the page would
    // show the day without the edit.
    await this.environment.waitUntilCachePersisted()
    await store.change(() => ({ remove: [n] }))
    await this.queue.refreshAndNotify()
  }

  /** Marks an operation as sent before it is sent. Returns `false` when another tab has changed it meanwhile. */
  private async markSent(store: QueueStore, n: number): Promise<boolean> {
    const write = writeAt(store, n)
    this.sent.add(write)
    try {
      const marked = await store.change((rows) => {
        const row = rows.find((each) => each.n === n && each.state === 'waiting')
        return row && { put: [{ ...row, state: 'sent' }] }
      })
      if (!marked) this.sent.delete(write)
      return marked
    } catch {
      // When storage is full, the operation must still be sent.
      return true
    }
  }

  /**
   * Sets an operation aside that was refused for good, with those that belong to it, and drops those that wait for it. Returns `false` when that
   * cannot be stored.
   */
  private async setAside(store: QueueStore, { n }: QueueRow, code: ProblemCode): Promise<boolean> {
    try {
      await store.change((rows) => refusedIn(rows, store, n, code))
    } catch {
      return false
    }
    await this.queue.refreshAndNotify()
    return true
  }

  /** Rejects the pending replies that will not arrive now. */
  private reject(error: unknown, failed: QueueEntry, affects: SendFailure['affects']): void {
    for (const { store, row } of this.queue.entries) {
      const isFailed = store === failed.store && row.n === failed.row.n
      const isAlong = row.state === 'refused' && row.belongsTo?.includes(writeAt(failed.store, failed.row.n))
      if (isFailed || isAlong || isAffected(row, { of: failed.row, affects }))
        this.pendingReplies.reject(writeAt(store, row.n), error)
    }
  }

  /**
   * Schedules the next attempt. The pause doubles with each failure and is randomized, so that clients do not retry at
   * the same moment.
   */
  private pause(atLeastMs: number): void {
    const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.pauseCount++)
    const jitter = 0.5 + Math.random() / 2
    this.cancelPause = this.environment.schedule(() => void this.flush(), Math.max(atLeastMs, pauseMs * jitter))
  }
}
