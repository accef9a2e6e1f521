import { writeOf } from '../../../../../../shared/days/merge/merge.ts'
import type { DayOperation, Write } from '../../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import { NOTHING_WAITS, type QueueView, type SetAside } from '../../../first/data/queue-view.ts'
import type { Row } from '../items.ts'
import type { Store } from './store.ts'

/** A stored operation, read. `operation` is missing where it cannot be read. */
export interface Entry {
  store: Store
  row: Row
  operation: DayOperation | undefined
}

/** What an operation of a store goes by. */
export function writeIn({ device }: Pick<Store, 'device'>, n: number): Write {
  return writeOf({ device, n })
}

/** The last operation of a day that is to be sent. */
export function lastOf(rows: readonly Row[], date: LocalDate): Row | undefined {
  return rows.findLast((row) => row.date === date && row.state !== 'refused')
}

export function viewOf(entries: readonly Entry[]): QueueView {
  if (entries.length === 0) return NOTHING_WAITS
  const waiting: DayOperation[] = []
  const aside: SetAside[] = []
  for (const { store, row, operation } of entries)
    if (operation && row.state !== 'refused') waiting.push(operation)
    else aside.push({ write: writeIn(store, row.n), date: row.date, operation, code: row.code ?? 'unexpected' })
  return { waiting, aside, isFragile: entries.some(({ store }) => !store.lasts) }
}
