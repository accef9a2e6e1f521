import type { Saved, Write } from '../../../../../../shared/days/model/schema.ts'

interface Waiting extends PromiseWithResolvers<Saved | undefined> {
  /** The number of the newest reading that cannot know of what is waited for. */
  since: number
}

/** Those who wait for what the service makes of an operation. */
export class Answers {
  private readonly all = new Map<Write, Waiting>()

  /** Waits for an answer. It may come without its words, `undefined`, where these were told elsewhere. */
  waitFor(write: Write, since: number): Promise<Saved | undefined> {
    const waiting = this.all.get(write) ?? { ...Promise.withResolvers<Saved | undefined>(), since }
    // Whoever does not wait for it is not to blame.
    waiting.promise.catch(() => undefined)
    this.all.set(write, waiting)
    return waiting.promise
  }

  /** Who waits for an operation that was joined waits for the one that it became part of. */
  move(from: Write, to: Write, since: number): void {
    const waiting = this.all.get(from)
    if (!waiting) return
    this.all.delete(from)
    this.all.set(to, { ...waiting, since })
  }

  settle(write: Write, saved: Saved): void {
    this.all.get(write)?.resolve(saved)
    this.all.delete(write)
  }

  reject(write: Write, error: unknown): void {
    this.all.get(write)?.reject(error)
    this.all.delete(write)
  }

  /** A reading has found what is still there: the rest was answered elsewhere. */
  found(there: ReadonlySet<Write>, reading: number): void {
    for (const [write, { resolve, since }] of this.all)
      if (since < reading && !there.has(write)) {
        this.all.delete(write)
        resolve(undefined)
      }
  }
}
