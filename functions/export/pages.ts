import type { ExportPage } from '../../shared/export/api.ts'
import { openCursor, sealCursor } from '../http/cursor.ts'
import type { AnyItemKind } from '../table/item-kind.ts'
import { countLoggedDays, DayMarksItem } from '../table/items/day-marks.ts'
import type { UserId } from '../table/keys.ts'
import { type Range, readAll, readPages } from '../table/query.ts'
import { entriesOf } from './entry.ts'
import { EXPORTED_KINDS } from './kinds.ts'

/** The size of a page as JSON, from which on it ends. A reply of a function is at most 6 MB. */
const PAGE_BYTES = 1_000_000
/** The number of entries from which on a page ends. An item of records adds fewer than a hundred. */
const PAGE_ENTRIES = 900
/** The number of items that one query reads. The longest ones together are well below a reply's 6 MB. */
const QUERY_ITEMS = 50

const KINDS: readonly AnyItemKind[] = EXPORTED_KINDS

/** Where an export continues: in the item kind with this number, after the item with this sort key. */
interface Position {
  kind: number
  after: string
}

const seal = (user: UserId, { kind, after }: Position) => sealCursor('export', user, `${kind} ${after}`)

function open(user: UserId, cursor: string): Position {
  const [kind = '', after = ''] = openCursor('export', user, cursor).split(' ')
  return { kind: Number(kind), after }
}

/** The smallest sort key that is greater than another one. */
const justAfter = (sk: string) => `${sk}\0`

function rangeOf(kind: AnyItemKind, user: UserId, after: string | undefined): Range {
  const range = (kind.all as (parts: { user: UserId }) => Range)({ user })
  return after ? { ...range, from: justAfter(after) } : range
}

/** Reads on from a position until the page is full. No item is read twice, and none is cut. */
export async function readExportPage(user: UserId, cursor: string | undefined): Promise<ExportPage> {
  const begin = cursor === undefined ? { kind: 0, after: '' } : open(user, cursor)
  const entries: ExportPage['entries'] = []
  let bytes = 0
  for (let number = begin.kind; number < KINDS.length; number++) {
    const kind = KINDS[number] as AnyItemKind
    const range = rangeOf(kind, user, number === begin.kind ? begin.after : undefined)
    for await (const items of readPages(range, { consistent: true, pageSize: QUERY_ITEMS }))
      for (const item of items) {
        const own = entriesOf(kind, item)
        entries.push(...own)
        bytes += Buffer.byteLength(JSON.stringify(own))
        if (bytes >= PAGE_BYTES || entries.length >= PAGE_ENTRIES)
          return { entries, next: seal(user, { kind: number, after: item.sk }) }
      }
  }
  return { entries }
}

/** How many days the user has logged, for the progress of an export. */
export async function countDays(user: UserId): Promise<number> {
  return countLoggedDays(await readAll(DayMarksItem.all({ user })))
}
