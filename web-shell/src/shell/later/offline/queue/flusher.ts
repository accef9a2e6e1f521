import { writeOf } from '../../../../../../shared/days/merge/merge.ts'
import type { DayOperation, Write } from '../../../../../../shared/days/model/schema.ts'
import type { ProblemCode } from '../../../../../../shared/problems.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import type { Row } from '../items.ts'
import type { Answers } from './answers.ts'
import { type Entry, writeIn } from './entry.ts'
import type { Change, Store } from './store.ts'
import type { Answer, Failure, Surroundings } from './surroundings.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** What is to be sent. */
interface Line {
  entries: readonly Entry[]
  /** Reads it anew. */
  refresh: () => Promise<void>
  /** Says that it has changed. */
  changed: () => Promise<void>
}

/**
 * Sends what waits: the oldest operation of each day, marked as sent before it leaves, the same again until it is
 * answered. What is refused for good is set aside and holds up nothing.
 */
export class Flusher {
  private readonly line: Line
  private readonly answers: Answers
  private readonly around: Surroundings
  /** Sent from here, whether or not that could be noted. */
  private readonly sent = new Set<Write>()
  private flushing: Promise<void> | undefined
  private again = false
  private pauses = 0
  private stopPause: (() => void) | undefined
  private closed = false

  constructor(line: Line, answers: Answers, around: Surroundings) {
    this.line = line
    this.answers = answers
    this.around = around
  }

  hasSent(write: Write): boolean {
    return this.sent.has(write)
  }

  /** Sends what waits, as far as that goes. */
  flush(): Promise<void> {
    this.again = true
    this.flushing ??= this.around
      .alone(() => this.rounds())
      .catch(() => undefined)
      .finally(() => {
        this.flushing = undefined
        if (this.again && !this.closed) void this.flush()
      })
    return this.flushing
  }

  /** Takes in an answer, from here or from another tab. */
  settle({ write, saved }: Answer): void {
    if (this.closed) return
    this.around.adopt(saved)
    this.answers.settle(write, saved)
  }

  close(): void {
    this.closed = true
    this.stopPause?.()
  }

  private async rounds(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false
      await this.round()
    }
  }

  /** Goes on until nothing is left or nothing can be sent. */
  private async round(): Promise<void> {
    this.stopPause?.()
    const failed = new Set<LocalDate>()
    let pauseS: number | undefined
    while (!this.closed && this.around.isReachable()) {
      await this.line.refresh()
      const next = this.next(failed)
      if (!next) break
      try {
        await this.sendOne(next.store, next.row, next.operation)
        this.pauses = 0
      } catch (error) {
        const failure = this.around.failureOf(error)
        const isAside = failure.for === 'good' && (await this.setAside(next.store, next.row, failure.code))
        this.reject(error, next, failure.for)
        if (isAside) continue
        pauseS = Math.max(pauseS ?? 0, ('retryAfterS' in failure && failure.retryAfterS) || 0)
        if (failure.for === 'all') break
        failed.add(next.row.date)
      }
    }
    if (pauseS !== undefined) this.pause(pauseS * 1_000)
  }

  /** The oldest of a day on which nothing has failed. */
  private next(failed: ReadonlySet<LocalDate>) {
    for (const { store, row, operation } of this.line.entries)
      if (row.state !== 'refused' && operation && !failed.has(row.date)) return { store, row, operation }
    return undefined
  }

  private async sendOne(store: Store, { n, state }: Row, operation: DayOperation): Promise<void> {
    if (state === 'waiting' && !(await this.markSent(store, n))) return
    const saved = await this.around.send(operation)
    const answer = { write: writeOf(operation), saved }
    this.settle(answer)
    this.around.tell(answer)
    // Else a page that is closed in between would next show the day as it was before.
    await this.around.kept()
    await store.change(() => ({ remove: [n] }))
    await this.line.changed()
  }

  /** Notes that an operation is about to leave; `false` when another tab has changed it meanwhile. */
  private async markSent(store: Store, n: number): Promise<boolean> {
    const write = writeIn(store, n)
    this.sent.add(write)
    try {
      const marked = await store.change((rows) => {
        const row = rows.find((each) => each.n === n && each.state === 'waiting')
        return row && { put: [{ ...row, state: 'sent' }] }
      })
      if (!marked) this.sent.delete(write)
      return marked
    } catch {
      // Where nothing more can be written, what waits must leave all the same.
      return true
    }
  }

  /** Puts aside what was refused for good; `false` when that cannot be noted. */
  private async setAside(store: Store, { n }: Row, code: ProblemCode): Promise<boolean> {
    const change = (rows: readonly Row[]): Change | undefined => {
      const row = rows.find((each) => each.n === n)
      return row && { put: [{ ...row, state: 'refused', code }] }
    }
    try {
      await store.change(change)
    } catch {
      return false
    }
    await this.line.changed()
    return true
  }

  /** Tells those who wait for an answer that none comes now: to one operation, to all of its day, or to any. */
  private reject(error: unknown, failed: Entry, of: Failure['for']): void {
    for (const { store, row } of this.line.entries) {
      if (of === 'good' && (store !== failed.store || row.n !== failed.row.n)) continue
      if (of === 'now' && row.date !== failed.row.date) continue
      this.answers.reject(writeIn(store, row.n), error)
    }
  }

  /** Tries again after a while, longer each time, and not at the same moment as everybody else. */
  private pause(atLeastMs: number): void {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.pauses++)
    const spread = 0.5 + Math.random() / 2
    this.stopPause = this.around.later(() => void this.flush(), Math.max(atLeastMs, pauseMs * spread))
  }
}
