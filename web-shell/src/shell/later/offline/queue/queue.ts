import { joinEdits, type UnnumberedEdit } from '../../../../../../shared/days/merge/queued.ts'
import type { DayField } from '../../../../../../shared/days/model/fields.ts'
import type { DayOperation, SavedDay, WriteId } from '../../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import { createListeners } from '../../../../../../shared/ui/listeners.ts'
import type { QueueView, SetAsideEdit } from '../../../first/data/queue-view.ts'
import type { QueueRow } from '../stored-items.ts'
import { Flusher } from './flusher.ts'
import { PendingReplies } from './pending-replies.ts'
import {
  dependentsOf,
  lastToSend,
  type QueueEntry,
  queueViewOf,
  rowsOf,
  waitingInstead,
  writeAt,
} from './queue-entry.ts'
import type { OperationReply, QueueEnvironment } from './queue-environment.ts'
import type { QueueStore } from './store.ts'

/** An edit that was added to the queue. */
export interface QueuedEdit {
  write: WriteId
  /** Whether it survives closing the page. */
  isDurable: boolean
  /**
   * The service's reply; `undefined` when another tab received it. Rejects when the request fails: the edit then stays
   * in the queue, unless it was refused for good.
   */
  reply: Promise<SavedDay | undefined>
}

interface AddOptions {
  /** An edit that was set aside: the new one replaces it. */
  replaces?: SetAsideEdit
  /** Further edits, stored together with the edit. */
  also?: readonly UnnumberedEdit[]
  /**
   * Edits that are sent only after the service has confirmed the edit and `also`, and dropped if one of those is
   * refused. They are stored in the same transaction: in between, the edit could be refused, or joined in another tab.
   */
  next?: readonly UnnumberedEdit[]
}

/**
 * The outgoing queue of a user: edits to which the service has not replied.
 *
 * An operation is stored before it is sent, marked as sent before the request, and never changes after that. Only an
 * explicit reply removes it. An operation that is refused for good is set aside. The next operation of a date is sent
 * only after the reply to the one before. Sources: requirements LOG-14, RELY-01 to RELY-03.
 */
export class Queue {
  /** The queue as screens see it; `undefined` until it has been read. */
  view: QueueView | undefined
  private readonly listeners = createListeners()
  readonly subscribe = this.listeners.subscribe
  private readonly stores: readonly QueueStore[]
  private readonly environment: QueueEnvironment
  private readonly flusher: Flusher
  private readonly pendingReplies = new PendingReplies()
  private readonly operations = new WeakMap<QueueStore, Map<number, DayOperation>>()
  private entries: readonly QueueEntry[] = []
  /** The clearings that wait, or have waited, for other writes. */
  private readonly waitingClearings = new Map<WriteId, DayOperation>()
  private readsStarted = 0
  private latestRead = 0

  /** `stores` in order of preference: an edit that the first cannot store goes to the next. */
  constructor(stores: readonly QueueStore[], environment: QueueEnvironment) {
    this.stores = stores
    this.environment = environment
    const entries = () => this.entries
    const access = {
      get entries() {
        return entries()
      },
      refresh: () => this.refresh(),
      refreshAndNotify: () => this.refreshAndNotify(),
    }
    this.flusher = new Flusher(access, this.pendingReplies, environment)
  }

  /** Adds an edit. */
  async add(edit: UnnumberedEdit, options: AddOptions = {}): Promise<QueuedEdit> {
    const [store, n] = await this.store(edit, options)
    const queued = this.waitFor(store, n)
    await this.refreshAndNotify()
    void this.flusher.flush(queued.write)
    return queued
  }

  /**
   * Sends the queued operations of a date at once, and returns the newest one with its reply; `undefined` when there is
   * none.
   */
  resend(date: LocalDate): QueuedEdit | undefined {
    const newest = this.entries.findLast(({ row }) => row.date === date && row.state !== 'refused')
    if (!newest) return undefined
    const queued = this.waitFor(newest.store, newest.row.n)
    void this.flush()
    return queued
  }

  /** Removes an edit that was set aside, and those that wait for it. */
  async discard({ write }: SetAsideEdit): Promise<void> {
    // The browser may have cleared its storage since.
    await this.refresh()
    const entry = this.entries.find(({ store, row }) => writeAt(store, row.n) === write)
    await entry?.store.change((rows) => ({ remove: [entry.row.n, ...dependentsOf(rows, write)] }))
    await this.refreshAndNotify()
  }

  /** Sends queued operations until none is left or none can be sent. */
  flush(): Promise<void> {
    return this.flusher.flush()
  }

  /** Sends queued operations at an event that the user did not cause, such as a new connection. */
  flushUnlessToldToWait(): void {
    this.flusher.flushUnlessToldToWait()
  }

  /** Handles a message from another tab: the queue has changed, or a reply arrived. */
  async onOtherTabChanged(answer?: OperationReply): Promise<void> {
    if (answer) this.flusher.settle(answer)
    await this.refresh()
  }

  /** Closes the queue when its user is no longer signed in: nothing more is sent. */
  close(): void {
    this.flusher.close()
  }

  /** Reads the stores. */
  async refresh(): Promise<void> {
    const readNumber = ++this.readsStarted
    const entries = (await Promise.all(this.stores.map((store) => this.entriesIn(store)))).flat()
    // A read that started later has newer data.
    if (readNumber < this.latestRead) return
    this.latestRead = readNumber
    this.entries = entries
    for (const { store, row, operation } of entries)
      if (row.after && operation) this.waitingClearings.set(writeAt(store, row.n), operation)
    this.pendingReplies.settleMissing(new Set(entries.map(({ store, row }) => writeAt(store, row.n))), readNumber)
    this.view = queueViewOf(entries)
    this.listeners.tell()
  }

  private async refreshAndNotify(): Promise<void> {
    await this.refresh()
    this.environment.notifyOtherTabs()
  }

  private waitFor(store: QueueStore, n: number): QueuedEdit {
    const write = writeAt(store, n)
    return { write, isDurable: store.isDurable, reply: this.pendingReplies.waitFor(write, this.readsStarted) }
  }

  private async entriesIn(store: QueueStore): Promise<QueueEntry[]> {
    const rows = await store.rows().catch(() => undefined)
    // A store that cannot be read now counts as unchanged.
    if (!rows) return this.entries.filter((entry) => entry.store === store)
    return Promise.all(rows.map(async (row) => ({ store, row, operation: await this.operationOf(store, row) })))
  }

  /**
   * Returns the operation of a row; `undefined` when it cannot be read. The operation with a given number never
   * changes, so it is cached.
   */
  private async operationOf(store: QueueStore, row: QueueRow): Promise<DayOperation | undefined> {
    const cache = this.operations.get(store) ?? new Map<number, DayOperation>()
    this.operations.set(store, cache)
    const content = cache.get(row.n) ?? (await store.decode(row.content).catch(() => undefined))
    if (!content) return undefined
    const operation = { ...content, device: store.device, n: row.n }
    cache.set(row.n, operation)
    return operation
  }

  private async store(edit: UnnumberedEdit, options: AddOptions): Promise<[QueueStore, number]> {
    // While a fallback store has operations, newer ones are stored there too, to keep their order.
    const isFallbackInUse = this.entries.some(({ store }) => store !== this.stores[0])
    const [store, fallback] = isFallbackInUse ? this.stores.slice(1) : this.stores
    if (!store) throw new TypeError('A queue has a store')
    try {
      return [store, await this.put(store, edit, options)]
    } catch (error) {
      if (!fallback) throw error
      return [fallback, await this.put(fallback, edit, options)]
    }
  }

  /**
   * Stores an edit, joined with the previous edit of its date if that was not sent. Starts again when another tab has
   * changed the queue meanwhile.
   */
  private async put(store: QueueStore, entered: UnnumberedEdit, options: AddOptions): Promise<number> {
    const { replaces, also = [], next = [] } = options
    const edit = this.withoutCleared(entered)
    for (;;) {
      const last = lastToSend(await store.rows(), edit.date)
      const joined = last && (await this.joinWithLast(store, last, edit))
      const edits = [joined ?? edit, ...[...also, ...next].map((each) => this.withoutCleared(each))]
      const contents = await Promise.all(edits.map(async (each) => [each.date, await store.encode(each)] as const))
      let assigned: number | undefined
      await store.change((rows, nextNumber) => {
        const currentLast = lastToSend(rows, edit.date)
        const hasChanged = currentLast?.n !== last?.n || currentLast?.state !== last?.state
        if (hasChanged) return undefined
        if (joined && this.flusher.hasSent(writeAt(store, last.n))) return undefined
        assigned = nextNumber
        const removed = rows.filter(({ n }) => (joined && n === last.n) || writeAt(store, n) === replaces?.write)
        const added = rowsOf(store, contents, nextNumber, 1 + also.length)
        const renamed = joined ? waitingInstead(rows, writeAt(store, last.n), writeAt(store, nextNumber)) : []
        return {
          put: [...added, ...renamed],
          remove: removed.map(({ n }) => n),
        }
      })
      if (assigned === undefined) continue
      if (joined) this.pendingReplies.move(writeAt(store, last.n), writeAt(store, assigned), this.readsStarted)
      return assigned
    }
  }

  /**
   * Returns the edit as one that has not seen what a waiting clearing clears. The screen showed the date as cleared, but
   * the clearing may be dropped: a value that the edit then replaces becomes a lost edit.
   */
  private withoutCleared(edit: UnnumberedEdit): UnnumberedEdit {
    const entries = Object.entries(edit.seen).map(([field, writes = []]) => {
      const clearings = writes.flatMap((write) => this.waitingClearings.get(write) ?? [])
      const cleared = new Set(clearings.flatMap(({ seen }) => seen[field as DayField] ?? []))
      return [field, writes.filter((write) => !cleared.has(write))]
    })
    return { ...edit, seen: Object.fromEntries(entries) }
  }

  /** Returns the edit joined with the previous one; `undefined` if that was sent or the two cannot be joined. */
  private async joinWithLast(
    store: QueueStore,
    last: QueueRow,
    edit: UnnumberedEdit,
  ): Promise<UnnumberedEdit | undefined> {
    if (last.state !== 'waiting' || last.after || this.flusher.hasSent(writeAt(store, last.n))) return undefined
    const previous = await this.operationOf(store, last)
    return previous && joinEdits(previous, edit)
  }
}
