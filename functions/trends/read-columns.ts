import { addDays, type LocalDate } from '../../shared/time/local-date.ts'
import { collectColumns } from '../../shared/trends/collect.ts'
import type { ColumnName, Columns } from '../../shared/trends/columns.ts'
import { DayItem } from '../table/items/days.ts'
import type { UserId } from '../table/keys.ts'
import { readPages } from '../table/query.ts'

/**
 * The number of pages that one call reads, of 1 MB each. Ten years of ordinary days are two. Years of the longest words
 * are read by several calls.
 */
const MAX_PAGES = 4

interface ReadColumns {
  columns: Columns
  /** The date after the last day that was read, when there may be more. */
  next: LocalDate | undefined
}

/**
 * The days of a user from a date on, or all, as columns. Of each page only the numbers stay in memory. The reads are
 * eventually consistent: they cost half.
 */
export async function readColumns(
  user: UserId,
  names: readonly ColumnName[],
  { from, today }: { from: LocalDate | undefined; today: LocalDate },
): Promise<ReadColumns> {
  const range = { ...DayItem.all({ user }), ...(from && { from: DayItem.key({ user, date: from }).sk }) }
  const collected = collectColumns(names, from ?? today)
  let last: LocalDate | undefined
  let pages = 0
  for await (const items of readPages(range)) {
    for (const day of items.map(DayItem.parse)) {
      collected.add(day)
      last = day.date
    }
    pages += 1
    if (pages === MAX_PAGES) break
  }
  return { columns: collected.result(), next: pages === MAX_PAGES && last ? addDays(last, 1) : undefined }
}
