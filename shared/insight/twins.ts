import type { Column } from '../trends/columns.ts'

interface Item {
  id: string
  values: Column
}

/** How many of the days on which both items are known have the first, the second and both. */
function countTogether(one: Column, other: Column) {
  let [first, second, both] = [0, 0, 0]
  for (const [day, value] of one.entries()) {
    const beside = other[day] ?? null
    if (value === null || beside === null) continue
    if (value > 0) first++
    if (beside > 0) second++
    if (value > 0 && beside > 0) both++
  }
  return { first, second, both }
}

/**
 * The items that came on the same days as another, by id: together on more than half of the days of the rarer one. A
 * link of one of them may be one of the other.
 */
export function twinsAmong(items: readonly Item[]): Map<string, string[]> {
  const twins = new Map<string, string[]>(items.map(({ id }) => [id, []]))
  for (const [index, one] of items.entries())
    for (const other of items.slice(index + 1)) {
      const { first, second, both } = countTogether(one.values, other.values)
      if (both <= Math.min(first, second) / 2) continue
      twins.get(one.id)?.push(other.id)
      twins.get(other.id)?.push(one.id)
    }
  return twins
}
