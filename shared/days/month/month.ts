import { type LocalDate, type LocalMonth, monthOf } from '../../time/local-date.ts'
import { isLogged } from '../model/day.ts'
import type { Day } from '../model/schema.ts'

/** A month as it was read: its days, newest first, and the newest day before it. */
interface MonthDays {
  days: Day[]
  earlier?: LocalDate
}

/**
 * A month in which a day that is known otherwise stands, too: in its place where it is newer, and where one reads on if
 * it lies before.
 */
export function withDayInMonth<M extends MonthDays>(month: M, name: LocalMonth, day: Day): M {
  if (monthOf(day.date) > name) return month
  if (monthOf(day.date) < name) {
    const isNearer = isLogged(day) && day.date > (month.earlier ?? '')
    return isNearer ? { ...month, earlier: day.date } : month
  }
  const known = month.days.find(({ date }) => date === day.date)
  if (known && known.version > day.version) return month
  const days = [...month.days.filter((each) => each !== known), day]
  return { ...month, days: days.toSorted((one, other) => (one.date < other.date ? 1 : -1)) }
}
