import { assertRepeated } from '../changes/repeated.ts'
import { DomainError } from '../problems.ts'
import { MAX_BOOK_BYTES } from './limits.ts'
import type { CustomFood, FoodTest, StoredPlan } from './schema.ts'

/** An own food as it is stored. One that was deleted stays for a while, so that a late repeated change does not return it. */
export type StoredCustomFood = CustomFood | { id: string; change: string; isDeleted: true }

/** What a user's plans, tests and own foods are stored as: one item, so that every rule sees all of it. */
export interface StoredBook {
  plans: readonly StoredPlan[]
  tests: readonly FoodTest[]
  customFoods: readonly StoredCustomFood[]
}

export const EMPTY_BOOK: StoredBook = { plans: [], tests: [], customFoods: [] }

/** Asserts that a book is not too large for one item. Throws `food-limit-reached`. */
export function assertFits(book: StoredBook): StoredBook {
  const bytes = new TextEncoder().encode(JSON.stringify(book)).length
  if (bytes > MAX_BOOK_BYTES) throw new DomainError('food-limit-reached')
  return book
}

/**
 * A list with a new entry at its end; `sent` is what of it the request says. The list is the same when the entry is there already, because the request is
 * repeated. Throws `food-limit-reached`, and `invalid-request` when another entry has the id.
 */
export function added<T extends { id: string }>(
  list: readonly T[],
  { entry, sent }: { entry: T; sent: Partial<T> },
  max: number,
): readonly T[] {
  const existing = list.find(({ id }) => id === entry.id)
  if (existing) assertRepeated(existing, sent)
  if (existing) return list
  if (list.length >= max) throw new DomainError('food-limit-reached')
  return [...list, entry]
}

/** A list in which an entry is replaced by the entry with its id. */
export function replaced<T extends { id: string }>(list: readonly T[], entry: T): readonly T[] {
  return list.map((each) => (each.id === entry.id ? entry : each))
}
