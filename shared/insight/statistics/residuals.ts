import type { Column } from '../../trends/columns.ts'
import { pearson } from './correlation.ts'

/** What is known of a series on some of its days. */
export interface Residuals {
  /** The indexes of these days, in their order. */
  days: Int32Array
  /** A value for each of these days. */
  values: Float64Array
}

const DAYS_OF_WEEK = 7

/** The values minus the mean of their day of the week: a weekly rhythm of pain looks like one of foods otherwise. */
export function withoutWeekdays(column: Column): (number | null)[] {
  const means = Array.from({ length: DAYS_OF_WEEK }, (_, weekday) => {
    const known = column.filter((value, day) => value !== null && day % DAYS_OF_WEEK === weekday) as number[]
    return known.reduce((sum, value) => sum + value, 0) / known.length
  })
  return column.map((value, day) => (value === null ? null : value - (means[day % DAYS_OF_WEEK] ?? 0)))
}

/**
 * What the day before does not explain: r = y − φ·(y of the day before), with the correlation φ of neighbouring days.
 * Unlike pain itself, which goes on for days, these are nearly independent of each other, and in the same unit. Days
 * without a value on the day before have none.
 */
export function preWhitened(column: Column): Residuals {
  const days: number[] = []
  for (const [day, value] of column.entries())
    if (day > 0 && value !== null && (column[day - 1] ?? null) !== null) days.push(day)
  const now = days.map((day) => column[day] ?? 0)
  const before = days.map((day) => column[day - 1] ?? 0)
  const phi = pearson(before, now) ?? 0
  return { days: Int32Array.from(days), values: Float64Array.from(now, (value, i) => value - phi * (before[i] ?? 0)) }
}
