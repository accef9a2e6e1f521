import type { WriteId } from '../../../../../../shared/records/write-id.ts'

interface Pending extends PromiseWithResolvers<unknown> {
  /**
   * The number of the newest read of the queue when the wait began. Reads up to this number may have missed the
   * operation.
   */
  since: number
}

/** The callers that wait for the service's reply to an operation. */
export class PendingReplies {
  private readonly pending = new Map<WriteId, Pending>()

  /**
   * Returns a promise of the reply. It resolves to `undefined` when another tab received the reply and this tab does
   * not know its content.
   */
  waitFor(write: WriteId, since: number): Promise<unknown> {
    const pending = this.pending.get(write) ?? { ...Promise.withResolvers<unknown>(), since }
    // A caller that does not await the promise must not cause an unhandled rejection.
    pending.promise.catch(() => undefined)
    this.pending.set(write, pending)
    return pending.promise
  }

  /** When an operation has been joined into another one, its callers wait for that one. */
  move(from: WriteId, to: WriteId, since: number): void {
    const pending = this.pending.get(from)
    if (!pending) return
    this.pending.delete(from)
    this.pending.set(to, { ...pending, since })
  }

  settle(write: WriteId, saved: unknown): void {
    this.pending.get(write)?.resolve(saved)
    this.pending.delete(write)
  }

  reject(write: WriteId, error: unknown): void {
    this.pending.get(write)?.reject(error)
    this.pending.delete(write)
  }

  /** Settles the operations that a read of the queue did not find: another tab has received their replies. */
  settleMissing(stored: ReadonlySet<WriteId>, readNumber: number): void {
    for (const [write, { resolve, since }] of this.pending)
      if (since < readNumber && !stored.has(write)) {
        this.pending.delete(write)
        resolve(undefined)
      }
  }
}
