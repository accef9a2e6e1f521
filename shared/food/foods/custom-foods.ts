import { DomainError } from '../../problems.ts'
import type { StoredBook, StoredCustomFood } from '../book.ts'
import { MAX_CUSTOM_FOODS } from '../limits.ts'
import type { CustomFood } from '../schema.ts'

const isActive = (food: StoredCustomFood): food is CustomFood => !('isDeleted' in food)

/** The own foods that were not deleted, in the order in which they were added. */
export function activeFoods(foods: readonly StoredCustomFood[]): CustomFood[] {
  return foods.filter(isActive)
}

/** Replaces a food, or adds it at the end. When there are too many, those that were deleted first are dropped. */
function withFood(foods: readonly StoredCustomFood[], food: StoredCustomFood): StoredCustomFood[] {
  const isKnown = foods.some(({ id }) => id === food.id)
  const all = isKnown ? foods.map((each) => (each.id === food.id ? food : each)) : [...foods, food]
  const deleted = all.filter((each) => !isActive(each)).toSorted((one, other) => (one.change < other.change ? -1 : 1))
  const dropped = new Set(deleted.slice(0, Math.max(0, all.length - MAX_CUSTOM_FOODS)))
  return all.filter((each) => !dropped.has(each))
}

/**
 * Adds or changes an own food. The later change of a food wins, so a repeated or late one changes nothing, and does not
 * bring a deleted food back. Throws `food-limit-reached`. Source: requirement FOOD-04.
 */
export function saveFood(book: StoredBook, food: CustomFood): StoredBook {
  const stored = book.customFoods.find(({ id }) => id === food.id)
  if (stored && food.change <= stored.change) return book
  const others = activeFoods(book.customFoods).filter(({ id }) => id !== food.id)
  if (others.length >= MAX_CUSTOM_FOODS) throw new DomainError('food-limit-reached')
  return { ...book, customFoods: withFood(book.customFoods, food) }
}

/** Deletes an own food. An unknown one, or one that was changed later, changes nothing. */
export function removeFood(book: StoredBook, { id, change }: { id: string; change: string }): StoredBook {
  const stored = book.customFoods.find((each) => each.id === id)
  if (!stored || !isActive(stored) || change <= stored.change) return book
  return { ...book, customFoods: withFood(book.customFoods, { id, change, isDeleted: true }) }
}

/**
 * Keeps an own food as another copy of the book has it: the later change wins. A food that was deleted there is kept as
 * deleted, so that an older copy does not bring it back. Throws `food-limit-reached`. Source: requirement PROF-03.
 */
export function keepFood(book: StoredBook, food: StoredCustomFood): StoredBook {
  if (isActive(food)) return saveFood(book, food)
  if (book.customFoods.some(({ id }) => id === food.id)) return removeFood(book, food)
  if (book.customFoods.length >= MAX_CUSTOM_FOODS) return book
  return { ...book, customFoods: [...book.customFoods, food] }
}
