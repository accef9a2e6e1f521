import * as z from 'zod/mini'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { isLogged } from '../../../shared/days/model/day.ts'
import { type LocalDate, monthOf } from '../../../shared/time/local-date.ts'
import { itemKind, schemaFrom } from '../item-kind.ts'

/** What is known about all days of a user without reading them. */
export interface DayMarks {
  isLogged: (date: LocalDate) => boolean
  hadLostEdit: (date: LocalDate) => boolean
}
type Mark = keyof DayMarks
const MARKS = ['isLogged', 'hadLostEdit'] as const satisfies Mark[]

/** Each mark is one bit of a number for each month: ten years are 1.6 kB. */
const Bits = z.record(z.string(), z.unknown())
const bitOf = (date: LocalDate) => 2 ** (Number(date.slice(8)) - 1)
const attributeOf = { isLogged: monthOf, hadLostEdit: (date: LocalDate) => `U${monthOf(date)}` }

/**
 * The marks of all days. Every change of a mark is stored in one transaction with its day. The key sorts directly after
 * all days, so a query for the latest days can end with it.
 */
export const DayMarksItem = itemKind({
  label: 'Marks of days',
  pk: 'USER#{user}',
  sk: 'DAYS',
  schema: schemaFrom((item): DayMarks => {
    const bits = Bits.parse(item)
    const has = (mark: Mark) => (date: LocalDate) => (Number(bits[attributeOf[mark](date)] ?? 0) & bitOf(date)) !== 0
    return { isLogged: has('isLogged'), hadLostEdit: has('hadLostEdit') }
  }),
  exported: { omittedBecause: 'index' },
  erased: 'with its user',
})

/** The marks of one day. */
export function marksOf(day: StoredDay): Record<Mark, boolean> {
  return { isLogged: isLogged(day), hadLostEdit: day.hadLostEdit ?? false }
}

/** What to add to the attributes of the item when the marks of a date change. Empty when none changes. */
export function markChanges(
  date: LocalDate,
  before: Record<Mark, boolean>,
  after: Record<Mark, boolean>,
): [attribute: string, delta: number][] {
  const changed = MARKS.filter((mark) => before[mark] !== after[mark])
  return changed.map((mark) => [attributeOf[mark](date), after[mark] ? bitOf(date) : -bitOf(date)])
}
