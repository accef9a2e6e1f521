import { deleteItems } from './delete-range.ts'
import { type Range, readAll } from './query.ts'

/**
 * Deletes all of a range but the `most` with the highest `age`, an attribute that holds a number. Called after another
 * was stored, so that those stored side by side leave no more than `most` either.
 */
export async function keepNewest(range: Range, most: number, age: string): Promise<void> {
  const items = await readAll(range, { consistent: true })
  const excess = items.toSorted((one, other) => Number(other[age]) - Number(one[age])).slice(most)
  await deleteItems(excess)
}
