import { addDays, type LocalDate, type LocalMonth, monthOf } from './local-date.ts'

/** The month `months` after `month`; before it when `months` is negative. */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(date.toISOString())
}

/** The first and the last date of a month. */
export function datesOfMonth(month: LocalMonth): { from: LocalDate; to: LocalDate } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

/** The weeks of a month, from Sunday to Saturday. Days of other months are `undefined`. */
export function sundayWeeks(month: LocalMonth): (LocalDate | undefined)[][] {
  const first = `${month}-01`
  const weeks: (LocalDate | undefined)[][] = []
  for (
    let sunday = addDays(first, -new Date(first).getUTCDay());
    monthOf(sunday) <= month;
    sunday = addDays(sunday, 7)
  ) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
    weeks.push(week.map((date) => (monthOf(date) === month ? date : undefined)))
  }
  return weeks
}
