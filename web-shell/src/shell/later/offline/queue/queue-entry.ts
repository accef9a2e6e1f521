import { writeIdOf } from '../../../../../../shared/days/merge/merge.ts'
import type { DayOperation, WriteId } from '../../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import { EMPTY_QUEUE, type QueueView, type SetAsideEdit } from '../../../first/data/queue-view.ts'
import type { QueueRow } from '../stored-items.ts'
import type { QueueStore } from './store.ts'

/** A stored operation after reading. `operation` is `undefined` if it cannot be read. */
export interface QueueEntry {
  store: QueueStore
  row: QueueRow
  operation: DayOperation | undefined
}

/** Returns the write (device and number) of an operation in a store. */
export function writeAt({ device }: Pick<QueueStore, 'device'>, n: number): WriteId {
  return writeIdOf({ device, n })
}

/** Returns the last operation of a date that is still to be sent. */
export function lastToSend(rows: readonly QueueRow[], date: LocalDate): QueueRow | undefined {
  return rows.findLast((row) => row.date === date && row.state !== 'refused')
}

/**
 * Returns the rows of new operations, numbered from `first`. Those after the first `independent` ones wait for these.
 */
export function rowsOf(
  store: QueueStore,
  contents: readonly (readonly [LocalDate, QueueRow['content']])[],
  first: number,
  independent: number,
): QueueRow[] {
  const rows = contents.map(([date, content], index) => ({
    n: first + index,
    date,
    state: 'waiting' as const,
    content,
  }))
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
  const waiting: DayOperation[] = []
  const setAside: SetAsideEdit[] = []
  for (const { store, row, operation } of entries)
    if (operation && row.state !== 'refused') waiting.push(operation)
    else setAside.push({ write: writeAt(store, row.n), date: row.date, operation, code: row.code ?? 'unexpected' })
  return { waiting, setAside, isPartlyInMemory: entries.some(({ store }) => !store.isDurable) }
}
