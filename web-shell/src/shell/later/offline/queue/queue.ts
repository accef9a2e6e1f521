import { join, type Unnumbered } from '../../../../../../shared/days/merge/queued.ts'
import type { DayOperation, Saved, Write } from '../../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import { createListeners } from '../../../../../../shared/ui/listeners.ts'
import type { QueueView, SetAside } from '../../../first/data/queue-view.ts'
import type { Row } from '../items.ts'
import { Answers } from './answers.ts'
import { type Entry, lastOf, viewOf, writeIn } from './entry.ts'
import { Flusher } from './flusher.ts'
import type { Store } from './store.ts'
import type { Answer, Surroundings } from './surroundings.ts'

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
  private readonly flusher: Flusher
  private readonly answers = new Answers()
  private readonly operations = new WeakMap<Store, Map<number, DayOperation>>()
  private entries: readonly Entry[] = []
  private readings = 0
  private read = 0

  /** `stores` in the order in which they are tried: what the first cannot keep, the next one does. */
  constructor(stores: readonly Store[], around: Surroundings) {
    this.stores = stores
    this.around = around
    const entries = () => this.entries
    const line = {
      get entries() {
        return entries()
      },
      refresh: () => this.refresh(),
      changed: () => this.changed(),
    }
    this.flusher = new Flusher(line, this.answers, around)
  }

  /** Takes in an edit, in place of one that was set aside where one is named. */
  async add(edit: Unnumbered, instead?: SetAside): Promise<Queued> {
    const [store, n] = await this.store(edit, instead)
    const queued = this.waitFor(store, n)
    await this.changed()
    void this.flush()
    return queued
  }

  /** Tries at once to send what waits of a day, and answers as for its newest edit; `undefined` when nothing waits. */
  resend(date: LocalDate): Queued | undefined {
    const newest = this.entries.findLast(({ row }) => row.date === date && row.state !== 'refused')
    if (!newest) return undefined
    const queued = this.waitFor(newest.store, newest.row.n)
    void this.flush()
    return queued
  }

  /** Removes what was set aside. */
  async discard({ write }: SetAside): Promise<void> {
    const entry = this.entries.find(({ store, row }) => writeIn(store, row.n) === write)
    await entry?.store.change(() => ({ remove: [entry.row.n] }))
    await this.changed()
  }

  /** Sends what waits, as far as that goes. */
  flush(): Promise<void> {
    return this.flusher.flush()
  }

  /** Another tab has changed something, or has had an answer. */
  async hear(answer?: Answer): Promise<void> {
    if (answer) this.flusher.settle(answer)
    await this.refresh()
  }

  /** Its person has left: nothing more is sent. */
  close(): void {
    this.flusher.close()
  }

  /** Looks at what is stored. */
  async refresh(): Promise<void> {
    const reading = ++this.readings
    const entries = (await Promise.all(this.stores.map((store) => this.entriesIn(store)))).flat()
    // What began to be read later says more.
    if (reading < this.read) return
    this.read = reading
    this.entries = entries
    this.answers.found(new Set(entries.map(({ store, row }) => writeIn(store, row.n))), reading)
    this.view = viewOf(entries)
    this.listeners.tell()
  }

  private async changed(): Promise<void> {
    await this.refresh()
    this.around.tell()
  }

  private waitFor(store: Store, n: number): Queued {
    const write = writeIn(store, n)
    return { write, lasts: store.lasts, answer: this.answers.waitFor(write, this.readings) }
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

  private async store(edit: Unnumbered, instead: SetAside | undefined): Promise<[Store, number]> {
    // While something waits in a lesser store, what is newer waits behind it.
    const isBehind = this.entries.some(({ store }) => store !== this.stores[0])
    const [store, lesser] = isBehind ? this.stores.slice(1) : this.stores
    if (!store) throw new TypeError('A queue has a store')
    try {
      return [store, await this.put(store, edit, instead)]
    } catch (error) {
      if (!lesser) throw error
      return [lesser, await this.put(lesser, edit, instead)]
    }
  }

  /** Stores an edit, joined with the one before it where that was not sent; begins anew when another tab came between. */
  private async put(store: Store, edit: Unnumbered, instead: SetAside | undefined): Promise<number> {
    for (;;) {
      const last = lastOf(await store.rows(), edit.date)
      const joined = last && (await this.joined(store, last, edit))
      const content = await store.pack(joined ?? edit)
      let taken: number | undefined
      await store.change((rows, next) => {
        const still = lastOf(rows, edit.date)
        if (still?.n !== last?.n || still?.state !== last?.state) return undefined
        if (joined && this.flusher.hasSent(writeIn(store, last.n))) return undefined
        taken = next
        const gone = rows.filter(({ n }) => (joined && n === last.n) || writeIn(store, n) === instead?.write)
        return { put: [{ n: next, date: edit.date, state: 'waiting', content }], remove: gone.map(({ n }) => n) }
      })
      if (taken === undefined) continue
      if (joined) this.answers.move(writeIn(store, last.n), writeIn(store, taken), this.readings)
      return taken
    }
  }

  /** An edit as one with the one before it, where that was not sent and the two may be one. */
  private async joined(store: Store, last: Row, edit: Unnumbered): Promise<Unnumbered | undefined> {
    if (last.state !== 'waiting' || this.flusher.hasSent(writeIn(store, last.n))) return undefined
    const before = await this.operationOf(store, last)
    return before && join(before, edit)
  }
}
