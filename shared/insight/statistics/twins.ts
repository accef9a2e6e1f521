import type { Column } from '../../trends/columns.ts'

interface Item {
  id: string
  values: Column
}

/** How many of the days on which both items are known have the first, the second and both. */
function countTogether(one: Column, other: Column) {
  let [known, first, second, both] = [0, 0, 0, 0]
  for (const [day, value] of one.entries()) {
    const beside = other[day] ?? null
    if (value === null || beside === null) continue
    known++
    if (value > 0) first++
    if (beside > 0) second++
    if (value > 0 && beside > 0) both++
  }
  return { known, first, second, both }
}

/** On how many more of its days the rarer item has the other one beside it than on the days without it. */
const LEAST_DIFFERENCE = 0.25

/** Whether the other item came with the rarer one on most of its days, and clearly more often than without it. */
function areTwins(one: Column, other: Column): boolean {
  const { known, first, second, both } = countTogether(one, other)
  const [rarer, commoner] = [Math.min(first, second), Math.max(first, second)]
  if (both <= rarer / 2) return false
  const without = known > rarer ? (commoner - both) / (known - rarer) : 0
  return both / rarer - without > LEAST_DIFFERENCE
}

/**
 * The items that cannot be told apart from another, by id: together on more than half of the days of the rarer one. A link
 * of one of them may be one of the other. What comes about as often on the other days, as daily bread does, explains no
 * difference between them, so it is none of them. Source: decision 207.
 */
export function twinsAmong(items: readonly Item[]): Map<string, string[]> {
  const twins = new Map<string, string[]>(items.map(({ id }) => [id, []]))
  for (const [index, one] of items.entries())
    for (const other of items.slice(index + 1)) {
      if (!areTwins(one.values, other.values)) continue
      twins.get(one.id)?.push(other.id)
      twins.get(other.id)?.push(one.id)
    }
  return twins
}
