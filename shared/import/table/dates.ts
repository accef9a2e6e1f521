import type { LocalDate } from '../../time/local-date.ts'
import { LocalDate as LocalDateSchema } from '../../time/schema.ts'

/** The order of year, month and day in a date. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

const PATTERNS: Record<DateOrder, RegExp> = {
  ymd: /^(?<y>\d{4})[-./ ](?<m>\d{1,2})[-./ ](?<d>\d{1,2})(?:[T ,].*)?$/,
  dmy: /^(?<d>\d{1,2})[-./ ](?<m>\d{1,2})[-./ ](?<y>\d{4})(?:[T ,].*)?$/,
  mdy: /^(?<m>\d{1,2})[-./ ](?<d>\d{1,2})[-./ ](?<y>\d{4})(?:[T ,].*)?$/,
}

/** Reads a date, with or without a time after it. Returns `undefined` for what is no date in this order. */
export function parseDate(cell: string, order: DateOrder): LocalDate | undefined {
  const { y = '', m = '', d = '' } = PATTERNS[order].exec(cell.trim())?.groups ?? {}
  const date = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return LocalDateSchema.safeParse(date).success ? date : undefined
}

/** The orders in which every cell that is not empty is a date. More than one: only the user knows. */
export function possibleOrders(cells: readonly string[]): DateOrder[] {
  const filled = cells.filter((cell) => cell.trim())
  return filled.length ? DATE_ORDERS.filter((order) => filled.every((cell) => parseDate(cell, order))) : []
}
