import type { LocalDate } from '../time/local-date.ts'
import type { StoredBook } from './book.ts'
import { activeFoods } from './foods/custom-foods.ts'
import { withStatus } from './plan/plans.ts'
import type { FoodBook } from './schema.ts'

/** The book as its user sees it: with the status that each plan has on `today`, and without deleted foods. */
export function shownBook({ plans, tests, customFoods }: StoredBook, today: LocalDate): FoodBook {
  return {
    plans: plans.map((plan) => withStatus(plan, today)),
    tests: [...tests],
    customFoods: activeFoods(customFoods),
  }
}
