import * as z from 'zod/mini'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { isLogged } from '../../../shared/days/model/day.ts'
import type { LocalDate } from '../../../shared/time/local-date.ts'
import { itemKind, keyPartsOf } from '../item-kind.ts'
import type { Item } from '../query.ts'

/** What is known about all days of a user without reading them. */
export interface DayMarks {
  isLogged: (date: LocalDate) => boolean
  hadLostEdit: (date: LocalDate) => boolean
}
type Mark = keyof DayMarks
const MARKS = ['isLogged', 'hadLostEdit'] as const satisfies Mark[]

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
/** The attribute of each mark and month (`01`, `U01`): a number with one bit for each day. */
const BITS = Object.fromEntries(
  MONTHS.flatMap((month) => [month, `U${month}`]).map((name) => [name, z.optional(z.int())]),
)

/**
 * The marks of the days of one year: ten years are 1.6 kB. Every change of a mark is stored in one transaction with its
 * day. The keys sort directly after all days, so a query for the latest days can end with them.
 */
export const DayMarksItem = itemKind({
  label: 'Marks of days',
  pk: 'USER#{user}',
  sk: 'DAYS#{year}',
  schema: z.object(BITS),
  exported: { omittedBecause: 'index' },
  erased: 'with its user',
})

const attributeOf = {
  isLogged: (date: LocalDate) => date.slice(5, 7),
  hadLostEdit: (date: LocalDate) => `U${date.slice(5, 7)}`,
}
const bitOf = (date: LocalDate) => 2 ** (Number(date.slice(8)) - 1)

export function yearOf(date: LocalDate): string {
  return date.slice(0, 4)
}

/** The marks in the items of all years. */
export function marksIn(items: readonly Item[]): DayMarks {
  const years = new Map(items.map((item) => [keyPartsOf(DayMarksItem, item).year, DayMarksItem.parse(item)]))
  const has = (mark: Mark) => (date: LocalDate) =>
    ((years.get(yearOf(date))?.[attributeOf[mark](date)] ?? 0) & bitOf(date)) !== 0
  return { isLogged: has('isLogged'), hadLostEdit: has('hadLostEdit') }
}

/** How many days are logged, in the items of all years. */
export function countLoggedDays(items: readonly Item[]): number {
  const bits = items.flatMap((item) => {
    const year = DayMarksItem.parse(item)
    return MONTHS.map((month) => year[month] ?? 0)
  })
  return bits.reduce((count, month) => count + month.toString(2).replaceAll('0', '').length, 0)
}

/** The marks of one day. */
export function marksOf(day: StoredDay): Record<Mark, boolean> {
  return { isLogged: isLogged(day), hadLostEdit: day.lostEdits !== undefined }
}

/** What to add to the attributes of the year when the marks of a date change. Empty when none changes. */
export function markChanges(
  date: LocalDate,
  before: Record<Mark, boolean>,
  after: Record<Mark, boolean>,
): [attribute: string, delta: number][] {
  const changed = MARKS.filter((mark) => before[mark] !== after[mark])
  return changed.map((mark) => [attributeOf[mark](date), after[mark] ? bitOf(date) : -bitOf(date)])
}
