/**
 * The q-value of each p-value, in the same order: of the findings that have at most this q, about this share is expected
 * to be false. Source: Benjamini and Hochberg 1995, q(i) = min over j ≥ i of p(j)·m/j.
 */
export function qValuesOf(pValues: readonly number[]): number[] {
  const fromLargest = [...pValues.keys()].toSorted((one, other) => (pValues[other] ?? 0) - (pValues[one] ?? 0))
  const qValues = pValues.map(() => 1)
  let least = 1
  for (const [index, place] of fromLargest.entries()) {
    const rank = pValues.length - index
    least = Math.min(least, ((pValues[place] ?? 1) * pValues.length) / rank)
    qValues[place] = least
  }
  return qValues
}
