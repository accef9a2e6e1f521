import { eliminationEndsOn, phaseOf } from '../../../../shared/food/plan/plans.ts'
import type { FoodBook } from '../../../../shared/food/schema.ts'
import { currentPlan, runningTest } from '../../../../shared/food/test/food-tests.ts'
import { TEST_PORTIONS } from '../../../../shared/food/test/test-days.ts'
import { daysBetween, type LocalDate } from '../../../../shared/time/local-date.ts'
import type { StatusProps } from '../../shell/early/feature.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useFoodBook } from '../../shell/later/food/food-query.ts'
import { formatDate } from './format.ts'
import { text } from './text.ts'

const words = text.status

/** The running test, or where the plan is; `undefined` without either. */
function statusOf(book: FoodBook, day: LocalDate): string | undefined {
  const test = runningTest(book)
  if (test) {
    const number = Math.max(0, daysBetween(test.startsOn, day)) + 1
    return number > TEST_PORTIONS.length ? words.over(test.foodName) : words.test(test.foodName, number)
  }
  const plan = currentPlan(book)
  if (!plan) return undefined
  switch (phaseOf(plan, day)) {
    case 'planned':
      return words.planned(formatDate(plan.startsOn))
    case 'elimination':
      return words.elimination(
        daysBetween(plan.startsOn, day) + 1,
        daysBetween(plan.startsOn, eliminationEndsOn(plan)) + 1,
      )
    case 'reintroduction':
      return words.reintroduction
    case 'completed':
      return undefined
  }
}

/** How elimination plans and food tests stand, as one sentence. Source: requirement TOOLS-01. */
export function FoodStatus({ otherwise }: StatusProps) {
  const day = useClock(today)
  const { book } = useFoodBook()
  return (book && statusOf(book, day)) ?? otherwise
}
