import { type LocalDate, type LocalMonth, monthOf } from '../../time/local-date.ts'
import { isLogged } from '../model/day.ts'
import type { Day } from '../model/schema.ts'

/** A month as the service returned it: its days, newest first, and the newest logged date before it. */
interface MonthDays {
  days: Day[]
  earlier?: LocalDate
}

/**
 * Updates the days of `localMonth` with a day from another source. A day in the month is added, or replaces an older
 * version of itself. A logged day before the month becomes `earlier` if it is later than the present `earlier`. A day
 * after the month changes nothing.
 */
export function withDayInMonth<M extends MonthDays>(month: M, localMonth: LocalMonth, day: Day): M {
  if (monthOf(day.date) > localMonth) return month
  if (monthOf(day.date) < localMonth) {
    const becomesEarlier = isLogged(day) && day.date > (month.earlier ?? '')
    return becomesEarlier ? { ...month, earlier: day.date } : month
  }
  const known = month.days.find(({ date }) => date === day.date)
  if (known && known.version > day.version) return month
  const days = [...month.days.filter((each) => each !== known), day]
  return { ...month, days: days.toSorted((first, second) => (first.date < second.date ? 1 : -1)) }
}
