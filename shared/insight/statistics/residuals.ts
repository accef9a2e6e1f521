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

/** Days before and after a day whose mean is taken as its usual level. */
const WINDOW_DAYS = 21

/**
 * The values minus the mean of the known ones of the 21 days before and after: pain and habits that both change over the
 * months look like a link otherwise.
 */
export function withoutDrift(column: Column): (number | null)[] {
  const before = column.reduce<{ sum: number; n: number }[]>(
    (all, value) => {
      const { sum, n } = all.at(-1) ?? { sum: 0, n: 0 }
      return [...all, value === null ? { sum, n } : { sum: sum + value, n: n + 1 }]
    },
    [{ sum: 0, n: 0 }],
  )
  return column.map((value, day) => {
    if (value === null) return null
    const from = before[Math.max(0, day - WINDOW_DAYS)] ?? { sum: 0, n: 0 }
    const to = before[Math.min(column.length, day + WINDOW_DAYS + 1)] ?? { sum: 0, n: 0 }
    return value - (to.sum - from.sum) / (to.n - from.n)
  })
}

/** The most days between two known ones of which the earlier one still says something. */
const MOST_GAP = 4

/** How many days before `day` the last known value is, of at most `most`; `undefined` without one. */
function gapBefore(column: Column, day: number, most: number): number | undefined {
  for (let gap = 1; gap <= Math.min(most, day); gap++) if ((column[day - gap] ?? null) !== null) return gap
  return undefined
}

/**
 * What the last known day does not explain: r = y − φᵏ·(y of k days before), with the correlation φ of neighbouring days.
 * Unlike pain itself, which goes on for days, these are nearly independent of each other, and in the same unit. Days
 * without a value on the four days before have none.
 */
export function preWhitened(column: Column): Residuals {
  const days: number[] = []
  const gaps: number[] = []
  for (const [day, value] of column.entries()) {
    const gap = value === null ? undefined : gapBefore(column, day, MOST_GAP)
    if (gap === undefined) continue
    days.push(day)
    gaps.push(gap)
  }
  const neighbours = days.filter((_, index) => gaps[index] === 1)
  const valueOf = (day: number) => column[day] ?? 0
  const phi = Math.max(
    0,
    pearson(
      neighbours.map((day) => valueOf(day - 1)),
      neighbours.map(valueOf),
    ) ?? 0,
  )
  const values = days.map((day, index) => {
    const gap = gaps[index] ?? 1
    return valueOf(day) - phi ** gap * valueOf(day - gap)
  })
  return { days: Int32Array.from(days), values: Float64Array.from(values) }
}
