import type { LocalDate } from '../../time/local-date.ts'
import type { DateRange } from '../../time/range.ts'
import { isLogged } from '../model/day.ts'
import type { Day } from '../model/schema.ts'

/** The days of a range as the service returned them: newest first, and the newest date with a day before them. */
interface RangeDays {
  days: Day[]
  earlier?: LocalDate
}

/**
 * Updates the days of a range with a day from another source. A day in the range is added, or replaces an older version
 * of itself. A logged day before the range becomes `earlier` if it is later than the present `earlier`. A day after the
 * range changes nothing.
 */
export function withDayInRange<R extends RangeDays>(read: R, { from, to }: DateRange, day: Day): R {
  if (day.date > to) return read
  if (day.date < from) {
    const becomesEarlier = isLogged(day) && day.date > (read.earlier ?? '')
    return becomesEarlier ? { ...read, earlier: day.date } : read
  }
  const known = read.days.find(({ date }) => date === day.date)
  if (known && known.version > day.version) return read
  const days = [...read.days.filter((each) => each !== known), day]
  return { ...read, days: days.toSorted((first, second) => (first.date < second.date ? 1 : -1)) }
}
