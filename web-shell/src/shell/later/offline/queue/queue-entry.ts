import { writeIdOf } from '../../../../../../shared/records/merge.ts'
import type { WriteId } from '../../../../../../shared/records/write-id.ts'
import type { AnyEdit, Operation } from '../../../early/operation-kind.ts'
import { EMPTY_QUEUE, type QueuedOperation, type QueueView, type SetAsideEdit } from '../../../first/data/queue-view.ts'
import type { QueueRow } from '../stored-items.ts'
import type { QueueStore } from './store.ts'

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

/**
 * Returns the rows of new operations, numbered from `first`. Those after the first `independent` ones wait for these.
 */
export function rowsOf(
  store: QueueStore,
  contents: readonly (Place & Pick<QueueRow, 'content'>)[],
  first: number,
  independent: number,
): QueueRow[] {
  const rows = contents.map((each, index) => ({ ...each, n: first + index, state: 'waiting' as const }))
  const after = rows.slice(0, independent).map(({ n }) => writeAt(store, n))
  return rows.map((row, index) => (index < independent ? row : { ...row, after }))
}

/** Returns the numbers of the operations that wait for a write. They are dropped when the write is refused. */
export function dependentsOf(rows: readonly QueueRow[], write: WriteId): number[] {
  return rows.filter(({ after }) => after?.includes(write)).map(({ n }) => n)
}

/** Returns the operations that wait for the write `former`, changed so that they wait for `current`. */
export function waitingInstead(rows: readonly QueueRow[], former: WriteId, current: WriteId): QueueRow[] {
  return rows.flatMap((row) =>
    row.after?.includes(former)
      ? { ...row, after: row.after.map((write) => (write === former ? current : write)) }
      : [],
  )
}

export function queueViewOf(entries: readonly QueueEntry[]): QueueView {
  if (entries.length === 0) return EMPTY_QUEUE
  const waiting: object[] = []
  const setAside: object[] = []
  for (const { store, row, operation } of entries) {
    const { kind, target, state, code = 'unexpected' } = row
    if (operation && state !== 'refused') waiting.push({ ...operation, kind, target })
    else setAside.push({ write: writeAt(store, row.n), kind, target, operation, code })
  }
  // `Queue.add` stores only edits of their kind.
  const parts = { waiting: waiting as QueuedOperation[], setAside: setAside as SetAsideEdit[] }
  return { ...parts, isPartlyInMemory: entries.some(({ store }) => !store.isDurable) }
}
