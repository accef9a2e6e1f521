import { writeOf } from '../../../../shared/days/merge.ts'
import { join, type Unnumbered } from '../../../../shared/days/queued.ts'
import type { DayOperation, Saved, Write } from '../../../../shared/days/schema.ts'
import type { ProblemCode } from '../../../../shared/http/problem.ts'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { createListeners } from '../../../../shared/ui/listeners.ts'
import type { Row, Store } from './store.ts'

/** How sending an operation failed: for good, because of what it says; for now; or so that no other can be sent, either. */
export type Failure = { for: 'good'; code: ProblemCode } | { for: 'now' | 'all'; retryAfterS?: number | undefined }

/** What a queue needs of the world around it. */
export interface Surroundings {
  /** Sends an operation, the same bytes each time. */
  send: (operation: DayOperation) => Promise<Saved>
  failureOf: (error: unknown) => Failure
  /** Takes in what the service answered. */
  adopt: (saved: Saved) => void
  /** Whether the person whose queue this is can reach the service, as far as this device knows. */
  isReachable: () => boolean
  /** Does something while no other tab does it. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs of a change, and of an answer where there was one. */
  tell: (answer?: Answer) => void
  /** Does something after so many milliseconds, unless what it answers is called before. */
  later: (work: () => void, ms: number) => () => void
}

/** What the service said of an operation. */
export interface Answer {
  write: Write
  saved: Saved
}

/** An operation that was refused for good, or that cannot be read any more. It is kept until its person decides. */
export interface SetAside {
  write: Write
  date: LocalDate
  /** `undefined` for one that cannot be read. */
  operation: DayOperation | undefined
  code: ProblemCode
}

/** What waits, in the order in which it was made, and what needs its person's attention. */
export interface QueueView {
  waiting: readonly DayOperation[]
  aside: readonly SetAside[]
  /** Whether some of it would be lost with the page. */
  isFragile: boolean
}

/** An edit that was taken in. */
export interface Queued {
  write: Write
  /** Whether it outlives the page. */
  lasts: boolean
  /**
   * What the service makes of it; `undefined` when that is known elsewhere only. Rejects when it could not be asked: the
   * edit then waits on, unless it was refused for good.
   */
  answer: Promise<Saved | undefined>
}

interface Entry {
  store: Store
  row: Row
  operation: DayOperation | undefined
}

interface Waiting extends PromiseWithResolvers<Saved | undefined> {
  /** The number of the newest reading that cannot know of it. */
  since: number
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 5 * 60_000
const NOTHING: QueueView = { waiting: [], aside: [], isFragile: false }

const ofDay = (rows: readonly Row[], date: LocalDate) => rows.filter((row) => row.date === date)
/** The last operation of a day that is to be sent. */
const lastOf = (rows: readonly Row[], date: LocalDate) => ofDay(rows, date).findLast(({ state }) => state !== 'refused')

/**
 * What one person changed and the service has not answered yet.
 *
 * An operation is stored before it is sent, marked as sent before it leaves, and from then on the same byte for byte. It
 * goes on an explicit answer only; refused for good, it is set aside. A day's next one is sent after the answer to the
 * one before. Sources: requirements LOG-14, RELY-01 to RELY-03.
 */
export class Queue {
  /** The view, when it has been read; nothing before. */
  view: QueueView | undefined
  private readonly listeners = createListeners()
  readonly subscribe = this.listeners.subscribe
  private readonly stores: readonly Store[]
  private readonly around: Surroundings
  private entries: readonly Entry[] = []
  private readonly operations = new WeakMap<Store, Map<number, DayOperation>>()
  private readonly answers = new Map<Write, Waiting>()
  /** Sent from here, where that could not be noted. */
  private readonly sentHere = new Set<Write>()
  private readings = 0
  private read = 0
  private flushing: Promise<void> | undefined
  private again = false
  private pauses = 0
  private stopWaiting: (() => void) | undefined
  private closed = false

  /** `stores` in the order in which they are tried: what the first cannot keep, the next one does. */
  constructor(stores: readonly Store[], around: Surroundings) {
    this.stores = stores
    this.around = around
  }

  /** Takes in an edit, in place of one that was set aside where one is named. */
  async add(edit: Unnumbered, instead?: SetAside): Promise<Queued> {
    const [store, write] = await this.store(edit, instead)
    const answer = this.waitFor(write)
    await this.changed()
    void this.flush()
    return { write, lasts: store.lasts, answer }
  }

  /** Tries at once to send what waits of a day, and answers as for its newest edit; `undefined` when nothing waits. */
  resend(date: LocalDate): Queued | undefined {
    const newest = this.entries.findLast(({ row }) => row.date === date && row.state !== 'refused')
    if (!newest) return undefined
    const write = writeIn(newest.store, newest.row.n)
    const answer = this.waitFor(write)
    void this.flush()
    return { write, lasts: newest.store.lasts, answer }
  }

  private waitFor(write: Write): Promise<Saved | undefined> {
    const waiting = this.answers.get(write) ?? { ...Promise.withResolvers<Saved | undefined>(), since: this.readings }
    // Whoever does not wait for it is not to blame.
    waiting.promise.catch(() => undefined)
    this.answers.set(write, waiting)
    return waiting.promise
  }

  /** Removes what was set aside. */
  async discard({ write }: SetAside): Promise<void> {
    const entry = this.entries.find(({ store, row }) => writeIn(store, row.n) === write)
    await entry?.store.change(() => ({ remove: [entry.row.n] }))
    await this.changed()
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

  /** Another tab has changed something, or has had an answer. */
  async hear(answer?: Answer): Promise<void> {
    if (answer) this.settle(answer)
    await this.refresh().catch(() => undefined)
  }

  /** Its person has left: nothing more is sent. */
  close(): void {
    this.closed = true
    this.stopWaiting?.()
  }

  /** Looks at what is stored. */
  async refresh(): Promise<void> {
    const reading = ++this.readings
    const entries = (await Promise.all(this.stores.map((store) => this.entriesIn(store)))).flat()
    // What began to be read later says more.
    if (reading < this.read) return
    this.read = reading
    this.entries = entries
    for (const [write, { resolve, since }] of this.answers)
      if (since < reading && !entries.some(({ store, row }) => writeIn(store, row.n) === write)) {
        this.answers.delete(write)
        resolve(undefined)
      }
    this.view = viewOf(entries)
    this.listeners.tell()
  }

  private async entriesIn(store: Store): Promise<Entry[]> {
    const rows = await store.rows().catch(() => undefined)
    // What cannot be read now is as it was.
    if (!rows) return this.entries.filter((entry) => entry.store === store)
    return Promise.all(rows.map(async (row) => ({ store, row, operation: await this.operationOf(store, row) })))
  }

  /** What a row says; `undefined` when it cannot be read. What has a number never changes. */
  private async operationOf(store: Store, row: Row): Promise<DayOperation | undefined> {
    const known = this.operations.get(store) ?? new Map<number, DayOperation>()
    this.operations.set(store, known)
    const content = known.get(row.n) ?? (await store.unpack(row.content).catch(() => undefined))
    if (!content) return undefined
    const operation = { ...content, device: store.device, n: row.n }
    known.set(row.n, operation)
    return operation
  }

  private async store(edit: Unnumbered, instead: SetAside | undefined): Promise<[Store, Write]> {
    // While something waits in a lesser store, what is newer waits behind it.
    const isBehind = this.entries.some(({ store }) => store !== this.stores[0])
    const [store, ...lesser] = isBehind ? this.stores.slice(1) : this.stores
    if (!store) throw new TypeError('A queue has a store')
    try {
      return [store, writeIn(store, await this.put(store, edit, instead))]
    } catch (error) {
      if (!lesser[0]) throw error
      return [lesser[0], writeIn(lesser[0], await this.put(lesser[0], edit, instead))]
    }
  }

  /** Stores an edit, joined with the one before it where that was not sent; begins anew when another tab came between. */
  private async put(store: Store, edit: Unnumbered, instead: SetAside | undefined): Promise<number> {
    for (;;) {
      const last = lastOf(await store.rows(), edit.date)
      const isFree = last?.state === 'waiting' && !this.sentHere.has(writeIn(store, last.n))
      const before = isFree ? await this.operationOf(store, last) : undefined
      const joined = before && join(before, edit)
      const content = await store.pack(joined ?? edit)
      let taken = 0
      const done = await store.change((rows, next) => {
        const still = lastOf(rows, edit.date)
        if (still?.n !== last?.n || still?.state !== last?.state) return undefined
        if (joined && last && this.sentHere.has(writeIn(store, last.n))) return undefined
        taken = next
        const aside = rows.filter(({ n }) => writeIn(store, n) === instead?.write)
        const gone = joined && last ? [...aside, last] : aside
        return {
          put: [{ n: next, date: edit.date, state: 'waiting', content }],
          remove: gone.map(({ n }) => n),
        }
      })
      if (!done) continue
      if (joined && last) this.move(writeIn(store, last.n), writeIn(store, taken))
      return taken
    }
  }

  /** Who waits for an operation that was joined waits for the one that it became part of. */
  private move(from: Write, to: Write): void {
    const waiting = this.answers.get(from)
    if (!waiting) return
    this.answers.delete(from)
    this.answers.set(to, { ...waiting, since: this.readings })
  }

  private async changed(): Promise<void> {
    await this.refresh()
    this.around.tell()
  }

  private async rounds(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false
      await this.round()
    }
  }

  /** Sends the oldest operation of each day, and so on, until nothing is left or nothing can be sent. */
  private async round(): Promise<void> {
    this.stopWaiting?.()
    const failed = new Set<LocalDate>()
    let pauseS: number | undefined
    while (!this.closed && this.around.isReachable()) {
      await this.refresh()
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
    if (pauseS !== undefined) this.wait(pauseS * 1_000)
  }

  private next(failed: ReadonlySet<LocalDate>) {
    const seen = new Set(failed)
    for (const { store, row, operation } of this.entries) {
      if (row.state === 'refused' || !operation || seen.has(row.date)) continue
      return { store, row, operation }
    }
    return undefined
  }

  private async sendOne(store: Store, { n, state }: Row, operation: DayOperation): Promise<void> {
    if (state === 'waiting' && !(await this.markSent(store, n))) return
    const saved = await this.around.send(operation)
    const answer = { write: writeOf(operation), saved }
    this.settle(answer)
    this.around.tell(answer)
    await store.change(() => ({ remove: [n] }))
    await this.changed()
  }

  /** Notes that an operation is about to leave; `false` when another tab has changed it meanwhile. */
  private async markSent(store: Store, n: number): Promise<boolean> {
    this.sentHere.add(writeIn(store, n))
    try {
      const marked = await store.change((rows) => {
        const row = rows.find((each) => each.n === n && each.state === 'waiting')
        return row && { put: [{ ...row, state: 'sent' }] }
      })
      if (!marked) this.sentHere.delete(writeIn(store, n))
      return marked
    } catch {
      // Where nothing more can be written, what waits must leave all the same.
      return true
    }
  }

  /** Puts aside what was refused for good; `false` when that cannot be noted. */
  private async setAside(store: Store, { n }: Row, code: ProblemCode): Promise<boolean> {
    const change: Parameters<Store['change']>[0] = (rows) => {
      const row = rows.find((each) => each.n === n)
      return row && { put: [{ ...row, state: 'refused', code }] }
    }
    try {
      await store.change(change)
    } catch {
      return false
    }
    await this.changed()
    return true
  }

  private settle(answer: Answer): void {
    if (this.closed) return
    this.around.adopt(answer.saved)
    const waiting = this.answers.get(answer.write)
    this.answers.delete(answer.write)
    waiting?.resolve(answer.saved)
  }

  /** Tells those who wait for an answer that none comes now: to one operation, to all of its day, or to any. */
  private reject(error: unknown, failed: Entry, of: Failure['for']): void {
    for (const { store, row } of this.entries) {
      const write = writeIn(store, row.n)
      if (of === 'good' && (store !== failed.store || row.n !== failed.row.n)) continue
      if (of === 'now' && row.date !== failed.row.date) continue
      this.answers.get(write)?.reject(error)
      this.answers.delete(write)
    }
  }

  /** Tries again after a while, longer each time, and not at the same moment as everybody else. */
  private wait(atLeastMs: number): void {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.pauses++)
    const spread = 0.5 + Math.random() / 2
    this.stopWaiting = this.around.later(() => void this.flush(), Math.max(atLeastMs, pauseMs * spread))
  }
}

function writeIn({ device }: Store, n: number): Write {
  return writeOf({ device, n })
}

function viewOf(entries: readonly Entry[]): QueueView {
  if (entries.length === 0) return NOTHING
  const waiting: DayOperation[] = []
  const aside: SetAside[] = []
  for (const { store, row, operation } of entries)
    if (operation && row.state !== 'refused') waiting.push(operation)
    else aside.push({ write: writeIn(store, row.n), date: row.date, operation, code: row.code ?? 'unexpected' })
  return { waiting, aside, isFragile: entries.some(({ store }) => !store.lasts) }
}
