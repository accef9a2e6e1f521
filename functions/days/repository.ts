import { emptyStoredDay, type StoredDay } from '../../shared/days/merge/merge.ts'
import { type LocalDate, type LocalMonth, monthOf } from '../../shared/time/local-date.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { DayItem } from '../table/items/days.ts'
import type { UserId } from '../table/keys.ts'
import { type Item, readFirst } from '../table/query.ts'

/** Returns the latest version of a day, or an unwritten day when there is no item. */
export async function findDay(user: UserId, date: LocalDate): Promise<StoredDay> {
  const item = await findItem(DayItem.key({ user, date }))
  return item ? DayItem.parse(item) : emptyStoredDay(date)
}

/** The length of the longest month. */
const MONTH_DAYS = 31

/** One query: the stored days of a month, newest first, and the date of the newest day before the month (`earlier`). */
export async function findMonth(
  user: UserId,
  month: LocalMonth,
): Promise<{ days: StoredDay[]; earlier: LocalDate | undefined }> {
  // Keys are compared as text, so every month can end on the 31st.
  const range = DayItem.between({ user, date: '0000-01-01' }, { date: `${month}-${MONTH_DAYS}` })
  const items = await readFirst(range, MONTH_DAYS + 1, { backwards: true })
  const dateOf = (item: Item) => keyPartsOf(DayItem, item).date
  const days = items.filter((item) => monthOf(dateOf(item)) === month).map(DayItem.parse)
  const before = items[days.length]
  return { days, earlier: before && dateOf(before) }
}
