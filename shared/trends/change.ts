import type { Column } from './columns.ts'
import { type Average, averageWithN } from './compare.ts'

/** A change of pain below this, in points of 10, is called none: one hardly notices it. */
const SMALLEST_CHANGE = 1
/**
 * The least and the most that one day's pain is taken to depend on the day before. Of few days the dependence comes out
 * too low, and then nearly every week would differ from the week before.
 */
const [LEAST_DEPENDENCE, MOST_DEPENDENCE] = [0.3, 0.8]
/** What a reader sees decides: 4.0 and 5.0 differ by 1. */
const roundedTo1 = (value: number) => Math.round(value * 10) / 10

/** How an average of levels from 0 to 10 differs from an earlier one. */
export interface Change {
  /** `usual`: within the usual ups and downs, or by less than a point. */
  kind: 'lower' | 'usual' | 'higher'
  earlier: Average
  later: Average
  /** The 95 % interval of how much higher the later average is, in points; below 0: lower. */
  interval: readonly [low: number, high: number]
}

/** The sums of squared deviations from the mean, and of products of deviations of neighbouring days. */
function deviationsOf(column: Column, mean: number): { squares: number; products: number } {
  let [squares, products, before] = [0, 0, 0]
  for (const value of column) {
    const deviation = value === null ? 0 : value - mean
    squares += deviation ** 2
    products += deviation * before
    before = deviation
  }
  return { squares, products }
}

/** How often the variance of the mean of `n` days, of which each depends on the day before, contains that of one day over `n`. */
const inflationOf = (phi: number, n: number) =>
  (1 + phi) / (1 - phi) - (2 * phi * (1 - phi ** n)) / (n * (1 - phi) ** 2)

/** The 97.5 % point of Student's t distribution, within 0.02 from 10 degrees of freedom on. */
const quantileOf = (freedom: number) => 1.96 + 2.4 / freedom

/**
 * How the average of `later` differs from that of `earlier`, two columns of levels one after the other; `undefined` with
 * fewer than `least` answers in one of them. It is called lower or higher only if the interval of the difference leaves
 * out 0: pain goes on for days, so averages of weeks differ by chance. Of two weeks in which nothing has changed, about
 * one pair in twenty is called so (it was one in two without the interval). Source: requirement TREND-01.
 */
export function changeOf(earlier: Column, later: Column, least: number): Change | undefined {
  const averages = [averageWithN(earlier, least), averageWithN(later, least)] as const
  const [before, now] = averages
  if (!before || !now) return undefined
  const [one, other] = [deviationsOf(earlier, before.value), deviationsOf(later, now.value)]
  const squares = one.squares + other.squares
  const freedom = before.n + now.n - 2
  const mostDays = Math.min(before.n, now.n)
  const measured = squares > 0 ? (one.products + other.products) / squares : 0
  // What is measured in few days is too low by about this much. Source: Kendall 1954.
  const corrected = measured + (1 + 3 * measured) / mostDays
  const phi = Math.min(MOST_DEPENDENCE, Math.max(LEAST_DEPENDENCE, corrected))
  const variances = averages.map((each) => {
    const { n } = each as Average
    const inflation = inflationOf(phi, n)
    return ((squares / freedom) * inflation) / (1 - inflation / n) / n
  })
  const width = quantileOf(freedom) * Math.sqrt(variances.reduce((sum, each) => sum + each, 0))
  const difference = now.value - before.value
  const shown = roundedTo1(now.value) - roundedTo1(before.value)
  const isClear = Math.abs(shown) >= SMALLEST_CHANGE - 1e-9 && Math.abs(difference) > width
  return {
    kind: isClear ? (difference < 0 ? 'lower' : 'higher') : 'usual',
    earlier: before,
    later: now,
    interval: [difference - width, difference + width],
  }
}

/** "The difference is likely between 0.8 and 3.2 points.", in either direction. Only of a clear change. */
export function likelyDifference({ interval }: Pick<Change, 'interval'>): string {
  const [least = 0, most = 0] = interval.map((end) => roundedTo1(Math.abs(end))).toSorted((one, other) => one - other)
  const points = most === 1 ? 'point' : 'points'
  return `The difference is likely ${least === most ? `about ${least}` : `between ${least} and ${most}`} ${points}.`
}
