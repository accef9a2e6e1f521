import type { FoodBook, FoodTest } from '../../../../../shared/food/schema.ts'
import { levelBefore, summaryOf, type TestSummary } from '../../../../../shared/food/test/test-days.ts'
import { usePlanLogs } from '../../../shell/later/food/food-query.ts'

/** What the days of a test show; `undefined` until they are known. */
export function useSummary(book: FoodBook, test: FoodTest): TestSummary | undefined {
  const { logs } = usePlanLogs(book, test.planId)
  const baseline = book.plans.find(({ id }) => id === test.planId)?.baselineSymptoms
  return logs && summaryOf(test, logs, levelBefore(test.startsOn, logs, baseline))
}
