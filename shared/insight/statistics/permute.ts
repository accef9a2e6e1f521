import type { Exposure, LinkOptions } from '../link-types.ts'
import { blockOrder } from './block-order.ts'
import { type Comparison, type Difference, differenceIn, sumsOf } from './comparison.ts'
import { randomFrom } from './random.ts'

/** An exposure that can be compared, on the day itself and on the days after it. */
export interface TestedItem {
  exposure: Exposure
  /** One for each number of days after it that has enough days. */
  comparisons: readonly Comparison[]
}

/** The difference of each comparison. `values` are the residuals of pain. */
export function differencesOf(values: Float64Array, { comparisons }: TestedItem): (Difference & Comparison)[] {
  const all = sumsOf(values)
  return comparisons.map((comparison) => ({ ...differenceIn(values, all, comparison), ...comparison }))
}

/**
 * The largest t of each item in each permutation, in ascending order: what chance brings about with these very days.
 * The order of pain is changed instead of that of the item. That compares the same pairs of days, the days that are not
 * known stay where they are, and one order serves all items.
 */
export function tByChance(
  values: Float64Array,
  items: readonly TestedItem[],
  { permutations, seed }: LinkOptions,
): Float64Array[] {
  const random = randomFrom(seed)
  const all = sumsOf(values)
  const moved = new Float64Array(values.length)
  const byItem = items.map(() => new Float64Array(permutations))
  for (let round = 0; round < permutations; round++) {
    const order = blockOrder(values.length, random)
    for (let place = 0; place < order.length; place++) moved[place] = values[order[place] as number] as number
    for (const [index, { comparisons }] of items.entries()) {
      let largest = -Infinity
      // A lower pain has a t below 0: it is no sign of a rise.
      for (const comparison of comparisons) largest = Math.max(largest, differenceIn(moved, all, comparison).t)
      ;(byItem[index] as Float64Array)[round] = largest
    }
  }
  for (const each of byItem) each.sort()
  return byItem
}
