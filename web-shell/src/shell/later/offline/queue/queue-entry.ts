import type { ProblemCode } from '../../../../../../shared/problems.ts'
import { writeIdOf } from '../../../../../../shared/records/merge.ts'
import type { WriteId } from '../../../../../../shared/records/write-id.ts'
import type { AnyEdit, Operation, OperationRules } from '../../../early/operation-kind.ts'
import { EMPTY_QUEUE, type QueuedOperation, type QueueView, type SetAsideEdit } from '../../../first/data/queue-view.ts'
import type { QueueRow } from '../stored-items.ts'
import type { QueueStore, StoreChange } from './store.ts'

/** A stored operation after reading. `operation` is `undefined` if it cannot be read. */
export interface QueueEntry {
  store: QueueStore
  row: QueueRow
  operation: Operation<AnyEdit> | undefined
}

/** Returns the write (device and number) of an operation in a store. */
export function writeAt({ device }: Pick<QueueStore, 'device'>, n: number): WriteId {
  return writeIdOf({ device, n })
}

/** What an operation changes: kinds do not share targets. */
export type Place = Pick<QueueRow, 'kind' | 'target'>

export function isSamePlace(a: Place, b: Place): boolean {
  return a.kind === b.kind && a.target === b.target
}

/** Returns the last operation of a place that is still to be sent. */
export function lastToSend(rows: readonly QueueRow[], place: Place): QueueRow | undefined {
  return rows.findLast((row) => isSamePlace(row, place) && row.state !== 'refused')
}

/** The writes for which an operation waits. */
export function awaitedBy({ after = [], belongsTo = [] }: QueueRow): readonly WriteId[] {
  return [...after, ...belongsTo]
}

/**
 * Returns the rows of new operations, numbered from `first`. Those after the first `independent` ones wait for these.
 */
export function rowsOf(
  store: QueueStore,
  contents: readonly (Place & Pick<QueueRow, 'content' | 'belongsTo'>)[],
  first: number,
  independent: number,
): QueueRow[] {
  const rows = contents.map((each, index) => ({ ...each, n: first + index, state: 'waiting' as const }))
  const after = rows.slice(0, independent).map(({ n }) => writeAt(store, n))
  return rows.map((row, index) => (index < independent ? row : { ...row, after }))
}

/** Returns the numbers of the operations that wait for a write. They are dropped when the write is refused. */
function dependentsOf(rows: readonly QueueRow[], write: WriteId): number[] {
  return rows.filter(({ after }) => after?.includes(write)).map(({ n }) => n)
}

/** Returns the operations of what a write makes. */
function childrenOf(rows: readonly QueueRow[], write: WriteId): QueueRow[] {
  return rows.filter(({ belongsTo }) => belongsTo?.includes(write))
}

/** Returns the numbers of the operations that go with a write, when the user discards it. */
export function withThem(rows: readonly QueueRow[], write: WriteId): number[] {
  return [...dependentsOf(rows, write), ...childrenOf(rows, write).map(({ n }) => n)]
}

/**
 * Sets the operation with the number `n` aside, with those that belong to it, and drops those that wait for it. Returns
 * `undefined` when it is not there.
 */
export function refusedIn(
  rows: readonly QueueRow[],
  store: QueueStore,
  n: number,
  code: ProblemCode,
): StoreChange | undefined {
  const row = rows.find((each) => each.n === n)
  const write = writeAt(store, n)
  return (
    row && {
      put: [row, ...childrenOf(rows, write)].map((each) => ({ ...each, state: 'refused', code })),
      remove: dependentsOf(rows, write),
    }
  )
}

/** The operations in a store that make what an edit belongs to. */
export function parentsOf(
  entries: readonly QueueEntry[],
  { store, rules }: { store: QueueStore; rules: OperationRules<AnyEdit> },
  edit: AnyEdit,
): Pick<QueueRow, 'belongsTo'> {
  const parents = entries.filter(
    ({ row: { kind }, operation, store: place }) =>
      place === store && operation && rules.belongsTo?.(edit, { kind, operation }),
  )
  return parents.length > 0 ? { belongsTo: parents.map(({ row }) => writeAt(store, row.n)) } : {}
}

/** Whether all operations that these belong to are still queued, and not joined with others or confirmed. */
export function areThere(
  rows: readonly QueueRow[],
  store: QueueStore,
  contents: readonly Pick<QueueRow, 'belongsTo'>[],
): boolean {
  const queued = new Set(rows.map(({ n }) => writeAt(store, n)))
  return contents.every(({ belongsTo = [] }) => belongsTo.every((write) => queued.has(write)))
}

/** Returns the operations that wait for the write `former`, changed so that they wait for `current`. */
export function waitingInstead(rows: readonly QueueRow[], former: WriteId, current: WriteId): QueueRow[] {
  const instead = (writes: readonly WriteId[]) => writes.map((write) => (write === former ? current : write))
  return rows
    .filter((row) => awaitedBy(row).includes(former))
    .map(({ after, belongsTo, ...row }) => ({
      ...row,
      ...(after && { after: instead(after) }),
      ...(belongsTo && { belongsTo: instead(belongsTo) }),
    }))
}

/**
 * Sends the operations that were set aside with a write after the write `instead`, which is made in its place `at` an instant. Their
 * numbers from `first` are new: the service takes a lower number than the last one for a repeated edit.
 */
export function childrenAgain(
  rows: readonly QueueRow[],
  former: WriteId | undefined,
  { instead, first, at }: { instead: WriteId; first: number; at: number },
): Required<StoreChange> {
  const children = former === undefined ? [] : childrenOf(rows, former)
  const put = waitingInstead(children, former ?? '', instead).map(({ code: _, ...row }, index) => ({
    ...row,
    n: first + index,
    state: 'waiting' as const,
    madeAgainAt: at,
  }))
  return { put, remove: children.map(({ n }) => n) }
}

export function queueViewOf(entries: readonly QueueEntry[]): QueueView {
  if (entries.length === 0) return EMPTY_QUEUE
  const waiting: object[] = []
  const setAside = new Map<WriteId, object & { along?: object[] }>()
  for (const { store, row, operation } of entries) {
    const { kind, target, state, code = 'unexpected', belongsTo = [] } = row
    if (operation && state !== 'refused') {
      waiting.push({ ...operation, kind, target })
      continue
    }
    const write = writeAt(store, row.n)
    const edit = { write, kind, target, operation, code }
    const parent = setAside.get(belongsTo.find((each) => setAside.has(each)) ?? '')
    if (parent) (parent.along ??= []).push(edit)
    else setAside.set(write, edit)
  }
  // `Queue.add` stores only edits of their kind.
  const parts = {
    waiting: waiting as QueuedOperation[],
    setAside: [...setAside.values()] as object[] as SetAsideEdit[],
  }
  return { ...parts, isPartlyInMemory: entries.some(({ store }) => !store.isDurable) }
}
