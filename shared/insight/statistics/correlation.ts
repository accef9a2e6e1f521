/**
 * Pearson's correlation of two lists of the same length, from −1 to 1; `undefined` with fewer than two pairs, or when
 * one list has only equal values.
 */
export function pearson(xs: readonly number[], ys: readonly number[]): number | undefined {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[index] ?? 0) - meanY]
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  return xx > 0 && yy > 0 ? Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy))) : undefined
}

/** The ranks of values, from 1. Equal values share the average of their ranks. */
export function averageRanks(values: readonly number[]): number[] {
  const order = [...values.keys()].toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
  const ranks = values.map(() => 0)
  for (let from = 0; from < order.length; ) {
    const value = values[order[from] ?? 0]
    let to = from
    while (to < order.length && values[order[to] ?? 0] === value) to++
    for (const place of order.slice(from, to)) ranks[place] = (from + 1 + to) / 2
    from = to
  }
  return ranks
}

/**
 * Spearman's correlation: Pearson's of the average ranks, because the shortcut formula is wrong with ties. `undefined`
 * as there.
 */
export function spearman(xs: readonly number[], ys: readonly number[]): number | undefined {
  return pearson(averageRanks(xs), averageRanks(ys))
}
