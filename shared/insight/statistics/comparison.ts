import type { Column } from '../../trends/columns.ts'

/** Days with an exposure and days without it, as places in a list of days whose pain is known. */
export interface Comparison {
  /** How many days the pain is after the exposure. */
  lag: number
  exposed: Int32Array
  unexposed: Int32Array
  /** Days of which the exposure is not known. */
  unknown: Int32Array
}

/** Compares `days`, which are indexes in the column, by the exposure `lag` days before: more than 0 is exposed. */
export function compareDays(column: Column, days: Int32Array, lag: number): Comparison {
  const [exposed, unexposed, unknown]: [number[], number[], number[]] = [[], [], []]
  for (const [place, day] of days.entries()) {
    const value = column[day - lag] ?? null
    const group = value === null ? unknown : value > 0 ? exposed : unexposed
    group.push(place)
  }
  const [a, b, c] = [exposed, unexposed, unknown].map((places) => Int32Array.from(places))
  return { lag, exposed: a as Int32Array, unexposed: b as Int32Array, unknown: c as Int32Array }
}

/** The sum of values, and of their squares. */
export interface Sums {
  sum: number
  squares: number
}

/** The sums of the values at these places. */
function sumsAt(values: Float64Array, places: Int32Array): Sums {
  let sum = 0
  let squares = 0
  for (let index = 0; index < places.length; index++) {
    const value = values[places[index] as number] as number
    sum += value
    squares += value * value
  }
  return { sum, squares }
}

/** The sums of all values. */
export function sumsOf(values: Float64Array): Sums {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  return { sum, squares }
}

const varianceOf = ({ sum, squares }: Sums, n: number) => Math.max(0, squares - (sum * sum) / n) / (n - 1)

/** A difference of two means, its standard error, both in the unit of the values, and Welch's t. */
export interface Difference {
  effect: number
  standardError: number
  t: number
}

/**
 * How much higher the values are on the exposed days than on the unexposed ones; at least two of each. Of the larger
 * groups only two are added up; the third is what they leave of `all`, the sums of all values. Source: Welch 1947.
 */
export function differenceIn(values: Float64Array, all: Sums, { exposed, unexposed, unknown }: Comparison): Difference {
  const isLarge = unexposed.length > unknown.length
  const withIt = sumsAt(values, exposed)
  const added = sumsAt(values, isLarge ? unknown : unexposed)
  const rest = { sum: all.sum - withIt.sum - added.sum, squares: all.squares - withIt.squares - added.squares }
  const without = isLarge ? rest : added
  const effect = withIt.sum / exposed.length - without.sum / unexposed.length
  const standardError = Math.sqrt(
    varianceOf(withIt, exposed.length) / exposed.length + varianceOf(without, unexposed.length) / unexposed.length,
  )
  return { effect, standardError, t: standardError > 0 ? effect / standardError : 0 }
}
