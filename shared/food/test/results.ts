import { foodKey } from '../foods/names.ts'
import type { CustomFood, FoodTest } from '../schema.ts'

/** How the user rated earlier tests of a food. */
export interface EarlierTests {
  of: number
  worse: number
  safe: number
}

/**
 * The user's completed tests by food, the latest of each food first: all are kept as evidence. A test counts for the food
 * of its name, and for the own food that has this name among its common names. The key is that of `foodKey`.
 */
export function resultsByFood(tests: readonly FoodTest[], foods: readonly CustomFood[]): Map<string, FoodTest[]> {
  const aliases = new Map(
    foods.flatMap(({ foodName, commonNames }) => commonNames.map((name) => [foodKey(name), foodKey(foodName)])),
  )
  const results = new Map<string, FoodTest[]>()
  const completed = tests.filter(({ testStatus }) => testStatus !== 'testing')
  for (const test of completed.toSorted((one, other) => (one.id < other.id ? 1 : -1))) {
    const key = foodKey(test.foodName)
    for (const each of new Set([key, aliases.get(key) ?? key])) results.set(each, [...(results.get(each) ?? []), test])
  }
  return results
}
