import { MAX_PAGE_DAYS } from '../../shared/days/api.ts'
import { emptyStoredDay, type StoredDay, toDay } from '../../shared/days/merge/merge.ts'
import type { Day } from '../../shared/days/model/schema.ts'
import { daysBetween, type LocalDate } from '../../shared/time/local-date.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { DayItem } from '../table/items/days.ts'
import type { UserId } from '../table/keys.ts'
import { readPages } from '../table/query.ts'

/** Returns the latest version of a day, or an unwritten day when there is no item. */
export async function findDay(user: UserId, date: LocalDate): Promise<StoredDay> {
  const item = await findItem(DayItem.key({ user, date }))
  return item ? DayItem.parse(item) : emptyStoredDay(date)
}

/** The size of a page as JSON. A reply of a function is at most 6 MB. */
const PAGE_BYTES = 1_000_000
/** The number of items that one query reads at most. */
const QUERY_ITEMS = 200

/** A page of a range: its days, newest first, and where it goes on (see `daysApi.range`). */
interface DaysPage {
  days: Day[]
  next?: LocalDate
  earlier?: LocalDate
}

/** Reads the stored days of a range, newest first, until a page is full. A month is one query. */
export async function findRange(user: UserId, { from, to }: { from: LocalDate; to: LocalDate }): Promise<DaysPage> {
  const stored = DayItem.between({ user, date: '0000-01-01' }, { date: to })
  // One item more than the range can have is the day before it.
  const pageSize = Math.min(daysBetween(from, to) + 2, QUERY_ITEMS)
  const days: Day[] = []
  let bytes = 0
  for await (const items of readPages(stored, { backwards: true, pageSize }))
    for (const item of items) {
      const { date } = keyPartsOf(DayItem, item)
      if (date < from) return { days, earlier: date }
      const day = toDay(DayItem.parse(item))
      bytes += Buffer.byteLength(JSON.stringify(day))
      if ((bytes > PAGE_BYTES && days.length > 0) || days.length === MAX_PAGE_DAYS) return { days, next: date }
      days.push(day)
    }
  return { days }
}
