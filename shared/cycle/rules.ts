import { addDays, type LocalDate } from '../time/local-date.ts'

/** The bounds of a cycle's length, in days. Source: requirement ONB-05. */
export const CYCLE_LENGTH = { min: 21, max: 40, default: 28 } as const

/** A period that began longer ago tells nothing about a cycle of today. In days: 50 years. */
const MAX_PERIOD_AGE_DAYS = 18_262

/** The dates on which a last period can have begun, as seen on `today`. Source: requirement ONB-05. */
export function periodDates(today: LocalDate): { earliest: LocalDate; latest: LocalDate } {
  return { earliest: addDays(today, -MAX_PERIOD_AGE_DAYS), latest: today }
}

/** Whether a last period can have begun on `date`, as seen on `today`. */
export function isPeriodDate(date: LocalDate, today: LocalDate): boolean {
  const { earliest, latest } = periodDates(today)
  return date >= earliest && date <= latest
}

/**
 * The number of days with which a typed text begins, such as 30 for "30 days". `undefined` if it begins with none: then
 * the default length counts. A number outside the bounds is returned as it is, because it is refused at the field.
 * Source: requirements ONB-05 and ONB-10.
 */
export function typedCycleLength(text: string): number | undefined {
  const [number] = /^\s*[+-]?\d+(?:[.,]\d+)?/.exec(text) ?? []
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}
