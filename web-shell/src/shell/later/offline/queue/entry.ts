import { writeOf } from '../../../../../../shared/days/merge.ts'
import type { DayOperation, Write } from '../../../../../../shared/days/schema.ts'
import type { ProblemCode } from '../../../../../../shared/http/problem.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import type { Row, Store } from './store.ts'

/** A stored operation, read. `operation` is missing where it cannot be read. */
export interface Entry {
  store: Store
  row: Row
  operation: DayOperation | undefined
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

const NOTHING: QueueView = { waiting: [], aside: [], isFragile: false }

/** What an operation of a store goes by. */
export function writeIn({ device }: Pick<Store, 'device'>, n: number): Write {
  return writeOf({ device, n })
}

/** The last operation of a day that is to be sent. */
export function lastOf(rows: readonly Row[], date: LocalDate): Row | undefined {
  return rows.findLast((row) => row.date === date && row.state !== 'refused')
}

export function viewOf(entries: readonly Entry[]): QueueView {
  if (entries.length === 0) return NOTHING
  const waiting: DayOperation[] = []
  const aside: SetAside[] = []
  for (const { store, row, operation } of entries)
    if (operation && row.state !== 'refused') waiting.push(operation)
    else aside.push({ write: writeIn(store, row.n), date: row.date, operation, code: row.code ?? 'unexpected' })
  return { waiting, aside, isFragile: entries.some(({ store }) => !store.lasts) }
}
