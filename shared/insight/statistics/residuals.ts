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

const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + value ** 2, 0)
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The values minus the mean of their day of the week: a weekly rhythm of pain looks like one of foods otherwise. Each mean is
 * drawn towards that of all days, the more the less the seven differ beyond chance: in a few weeks, full means take away
 * much of what a single day says. Source: Efron and Morris 1973.
 */
export function withoutWeekdays(column: Column): (number | null)[] {
  const known = column.filter((value) => value !== null)
  const ofWeekday = (weekday: number) =>
    column.filter((value, day): value is number => value !== null && day % DAYS_OF_WEEK === weekday)
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, weekday) => ofWeekday(weekday))
  const mean = average(known)
  const means = days.map((values) => (values.length > 0 ? average(values) : mean))
  const within = squares(days.flatMap((values, weekday) => values.map((value) => value - (means[weekday] ?? 0))))
  const ofOneMean = within / Math.max(1, known.length - DAYS_OF_WEEK) / (known.length / DAYS_OF_WEEK)
  const between = squares(means.map((each) => each - mean)) / (DAYS_OF_WEEK - 1)
  const kept = between > 0 ? Math.max(0, 1 - ofOneMean / between) : 0
  return column.map((value, day) =>
    value === null ? null : value - mean - kept * ((means[day % DAYS_OF_WEEK] ?? mean) - mean),
  )
}

/** Days before and after a day whose mean is taken as its usual level. */
const WINDOW_DAYS = 21

/**
 * The values minus the mean of the known ones of the 21 days before and after: pain and habits that both change over the
 * months look like a link otherwise.
 */
export function withoutDrift(column: Column): (number | null)[] {
  // The sums of the values before each day, and how many there are.
  const sums = new Float64Array(column.length + 1)
  const counts = new Int32Array(column.length + 1)
  for (const [day, value] of column.entries()) {
    sums[day + 1] = (sums[day] ?? 0) + (value ?? 0)
    counts[day + 1] = (counts[day] ?? 0) + Number(value !== null)
  }
  return column.map((value, day) => {
    if (value === null) return null
    const [from, to] = [Math.max(0, day - WINDOW_DAYS), Math.min(column.length, day + WINDOW_DAYS + 1)]
    return value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / ((counts[to] ?? 0) - (counts[from] ?? 0))
  })
}

/** With fewer days that have both, nothing is known of how a column goes along with another one. */
const LEAST_PAIRS = 28

/**
 * The values without what goes along with another column of the same days, such as stress: by the slope of the line of
 * least squares, on the days on which both are known.
 */
export function withoutCovariate(column: Column, covariate: Column): (number | null)[] {
  const days = [...column.keys()].filter((day) => column[day] !== null && (covariate[day] ?? null) !== null)
  if (days.length < LEAST_PAIRS) return [...column]
  const at = (values: Column, day: number) => values[day] ?? 0
  const meanOf = (values: Column) => days.reduce((sum, day) => sum + at(values, day), 0) / days.length
  const [mean, usual] = [meanOf(covariate), meanOf(column)]
  let [xx, xy] = [0, 0]
  for (const day of days) {
    const x = at(covariate, day) - mean
    xx += x * x
    xy += x * (at(column, day) - usual)
  }
  const slope = xx > 0 ? xy / xx : 0
  const isKnown = new Set(days)
  return column.map((value, day) =>
    value !== null && isKnown.has(day) ? value - slope * (at(covariate, day) - mean) : value,
  )
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
