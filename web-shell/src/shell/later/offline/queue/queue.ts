import type { WriteId } from '../../../../../../shared/records/write-id.ts'
import { createListeners } from '../../../../../../shared/ui/listeners.ts'
import type { AnyEdit, EditOf, Kind, Operation, OperationRules, ReplyOf } from '../../../early/operation-kind.ts'
import type { QueueView, SetAsideEdit } from '../../../first/data/queue-view.ts'
import type { QueueRow } from '../stored-items.ts'
import { Flusher } from './flusher.ts'
import { PendingReplies } from './pending-replies.ts'
import {
  areThere,
  childrenAgain,
  isSamePlace,
  lastToSend,
  parentsOf,
  type QueueEntry,
  queueViewOf,
  rowsOf,
  waitingInstead,
  withThem,
  writeAt,
} from './queue-entry.ts'
import type { OperationReply, QueueEnvironment } from './queue-environment.ts'
import type { AddOptions, QueuedEdit } from './queued-edit.ts'
import type { QueueStore } from './store.ts'

/** What is added: an edit of a kind, with its options. */
type Adding = AddOptions<AnyEdit> & { kind: string; edit: AnyEdit }

/**
 * The outgoing queue of a user: edits of all kinds to which the service has not replied.
 *
 * An operation is stored before it is sent, marked as sent before the request, and never changes after that. Only an
 * explicit reply removes it. An operation that is refused for good is set aside. The next operation of a target
 * is sent only after the reply to the one before, and a refusal or a failure of one target does not stop another. Sources: requirements LOG-14, RELY-01 to RELY-03.
 */
export class Queue {
  /** The queue as screens see it; `undefined` until it has been read. */
  view: QueueView | undefined
  private readonly listeners = createListeners()
  readonly subscribe = this.listeners.subscribe
  private stores: readonly QueueStore[]
  private readonly environment: QueueEnvironment
  private readonly flusher: Flusher
  private readonly pendingReplies = new PendingReplies()
  private readonly operations = new WeakMap<QueueStore, Map<string, Operation<AnyEdit>>>()
  private entries: readonly QueueEntry[] = []
  /** The operations that wait, or have waited, for other writes. */
  private readonly heldBack = new Map<WriteId, Operation<AnyEdit>>()
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
  async add<K extends Kind>(kind: K, edit: EditOf<K>, options: AddOptions<EditOf<K>> = {}): Promise<QueuedEdit<K>> {
    const [store, n] = await this.store(kind, edit, options)
    const queued = this.waitFor<K>(store, n)
    await this.refreshAndNotify()
    void this.flusher.flush(queued.write)
    return queued
  }

  /**
   * Sends the queued operations of a target at once, and returns the newest one with its reply; `undefined` when there
   * is none.
   */
  resend<K extends Kind>(kind: K, target: string): QueuedEdit<K> | undefined {
    const isOfTarget = ({ row }: QueueEntry) => isSamePlace(row, { kind, target }) && row.state !== 'refused'
    const newest = this.entries.findLast(isOfTarget)
    if (!newest) return undefined
    const queued = this.waitFor<K>(newest.store, newest.row.n)
    void this.flush()
    return queued
  }

  /** Removes an edit that was set aside, those that wait for it, and those that belong to it. */
  async discard({ write }: SetAsideEdit): Promise<void> {
    // The browser may have cleared its storage since.
    await this.refresh()
    const entry = this.entries.find(({ store, row }) => writeAt(store, row.n) === write)
    await entry?.store.change((rows) => ({ remove: [entry.row.n, ...withThem(rows, write)] }))
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

  /** Adds a store that opened late. It may have edits of earlier visits, and is preferred from now on. */
  async prefer(store: QueueStore): Promise<void> {
    this.stores = [store, ...this.stores]
    await this.refresh()
    this.flushUnlessToldToWait()
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
      if (row.after && operation) this.heldBack.set(writeAt(store, row.n), operation)
    this.pendingReplies.settleMissing(new Set(entries.map(({ store, row }) => writeAt(store, row.n))), readNumber)
    this.view = queueViewOf(entries)
    this.listeners.tell()
  }

  private async refreshAndNotify(): Promise<void> {
    await this.refresh()
    this.environment.notifyOtherTabs()
  }

  private waitFor<K extends Kind>(store: QueueStore, n: number): QueuedEdit<K> {
    const write = writeAt(store, n)
    const reply = this.pendingReplies.waitFor(write, this.readsStarted) as Promise<ReplyOf<K> | undefined>
    return { write, isDurable: store.isDurable, reply }
  }

  private async entriesIn(store: QueueStore): Promise<QueueEntry[]> {
    const rows = await store.rows().catch(() => undefined)
    // A store that cannot be read now counts as unchanged.
    if (!rows) return this.entries.filter((entry) => entry.store === store)
    return Promise.all(rows.map(async (row) => ({ store, row, operation: await this.operationOf(store, row) })))
  }

  /**
   * Returns the operation of a row; `undefined` when it cannot be read. The operation with a given number never
   * changes, except that it can be moved in time, so it is cached.
   */
  private async operationOf(store: QueueStore, row: QueueRow): Promise<Operation<AnyEdit> | undefined> {
    const cache = this.operations.get(store) ?? new Map<string, Operation<AnyEdit>>()
    this.operations.set(store, cache)
    const key = `${row.n} ${row.movedMs}`
    const known = cache.get(key)
    const content = known ?? (await store.decode(row.content).catch(() => undefined))
    if (known || !content) return known
    const rules = this.environment.kinds[row.kind]
    const edit = (row.movedMs && rules?.movedBy?.(content, row.movedMs)) || content
    const again = row.madeAgainAt === undefined ? edit : (rules?.madeAgain?.(edit, row.madeAgainAt) ?? edit)
    const operation = { ...again, device: store.device, n: row.n }
    cache.set(key, operation)
    return operation
  }

  private async store(kind: string, edit: AnyEdit, options: AddOptions<AnyEdit>): Promise<[QueueStore, number]> {
    const adding = { ...options, kind, edit }
    // While a fallback store has operations, newer ones are stored there too, to keep their order.
    const isFallbackInUse = this.entries.some(({ store }) => store !== this.stores[0])
    const [store, fallback] = isFallbackInUse ? this.stores.slice(1) : this.stores
    if (!store) throw new TypeError('A queue has a store')
    try {
      return [store, await this.put(store, adding)]
    } catch (error) {
      if (!fallback) throw error
      return [fallback, await this.put(fallback, adding)]
    }
  }

  /**
   * Stores an edit, joined with the previous edit of its target if that was not sent. Starts again when another tab has
   * changed the queue meanwhile.
   */
  private async put(store: QueueStore, { kind, edit, replaces, also = [], next = [] }: Adding): Promise<number> {
    const rules = this.rulesOf(kind)
    const adapt = (each: AnyEdit) => rules.beforeStoring?.(each, (write) => this.heldBack.get(write)) ?? each
    const first = adapt(edit)
    const place = { kind, target: rules.targetOf(first) }
    for (;;) {
      const last = lastToSend(await store.rows(), place)
      const joined = last && (await this.joinWithLast(store, last, first))
      const edits = [joined ?? first, ...[...also, ...next].map(adapt)]
      const contents = await Promise.all(
        edits.map(async (each) => ({
          ...{ kind, target: rules.targetOf(each), content: await store.encode(each) },
          ...parentsOf(this.entries, { store, rules }, each),
        })),
      )
      let assigned: number | undefined
      await store.change((rows, nextNumber) => {
        const currentLast = lastToSend(rows, place)
        const hasChanged = currentLast?.n !== last?.n || currentLast?.state !== last?.state
        if (hasChanged || !areThere(rows, store, contents)) return undefined
        if (joined && this.flusher.hasSent(writeAt(store, last.n))) return undefined
        assigned = nextNumber
        const removed = rows.filter(({ n }) => (joined && n === last.n) || writeAt(store, n) === replaces?.write)
        const added = rowsOf(store, contents, nextNumber, 1 + also.length)
        const write = writeAt(store, nextNumber)
        const renamed = joined ? waitingInstead(rows, writeAt(store, last.n), write) : []
        const after = { instead: write, first: nextNumber + added.length, at: this.environment.now() }
        const again = childrenAgain(rows, replaces?.write, after)
        return {
          put: [...added, ...renamed, ...again.put],
          remove: [...removed.map(({ n }) => n), ...again.remove],
        }
      })
      if (assigned === undefined) {
        await this.refresh()
        continue
      }
      if (joined) this.pendingReplies.move(writeAt(store, last.n), writeAt(store, assigned), this.readsStarted)
      return assigned
    }
  }

  private rulesOf(kind: string): OperationRules<AnyEdit> {
    const rules = this.environment.kinds[kind]
    if (!rules) throw new TypeError(`No feature declares the kind ${kind}`)
    return rules
  }

  /** Returns the edit joined with the previous one; `undefined` if that was sent or the two cannot be joined. */
  private async joinWithLast(store: QueueStore, last: QueueRow, edit: AnyEdit): Promise<AnyEdit | undefined> {
    if (last.state !== 'waiting' || last.after || this.flusher.hasSent(writeAt(store, last.n))) return undefined
    const previous = await this.operationOf(store, last)
    return previous && this.rulesOf(last.kind).join?.(previous, edit)
  }
}
