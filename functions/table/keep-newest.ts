import { deleteItems } from './delete-range.ts'
import { type Range, readAll } from './query.ts'

/**
 * Deletes all items of a range except the `max` newest. `timeAttribute` names the number attribute to sort by. Call it
 * after storing a new item, so that concurrent callers cannot leave more than `max` items either. Returns how many items
 * the range had.
 */
export async function keepNewest(range: Range, max: number, timeAttribute: string): Promise<number> {
  const items = await readAll(range, { consistent: true })
  const excess = items.toSorted((one, other) => Number(other[timeAttribute]) - Number(one[timeAttribute])).slice(max)
  await deleteItems(excess)
  return items.length
}
