import type { ExportedFoodLog } from '../../shared/export/food.ts'
import type { StoredBook } from '../../shared/food/book.ts'
import type { FoodTest } from '../../shared/food/schema.ts'
import { withSummary } from '../../shared/food/test/food-tests.ts'
import { comparedDates, completedTestsAround, levelBefore, summaryOf } from '../../shared/food/test/test-days.ts'
import type { MergedBook } from '../../shared/import/merge-food-book.ts'
import type { UserId } from '../table/keys.ts'
import { findLogsBetween } from '../table/records/food.ts'
import { inGroups } from './in-groups.ts'

/**
 * Finds out what the days of completed tests showed: of the tests of a batch, and of those around its logs, changed or
 * not, so that an import that broke off in between is made good when it is repeated. The logs must be stored. Returns a
 * rule that puts it into a book.
 */
export async function summariseTests(
  user: UserId,
  { book, tests: changed }: MergedBook,
  logs: readonly ExportedFoodLog[],
): Promise<(book: StoredBook) => StoredBook> {
  const around = logs.flatMap(({ plan, date }) => completedTestsAround(book, plan, date))
  const ids = new Set([...changed, ...around.map(({ id }) => id)])
  const tests = book.tests.filter(({ id, endsOn }) => ids.has(id) && endsOn !== undefined)
  const summaries = new Map<string, ReturnType<typeof summaryOf>>()
  await inGroups(tests, async (test: FoodTest) => {
    const { from, to } = comparedDates(test)
    const days = await findLogsBetween(user, { plan: test.planId, date: from }, { plan: test.planId, date: to })
    const baseline = book.plans.find(({ id }) => id === test.planId)?.baselineSymptoms
    summaries.set(test.id, summaryOf(test, days, levelBefore(test.startsOn, days, baseline)))
  })
  const isIn = ({ tests: some }: StoredBook, id: string) => some.some((test) => test.id === id)
  return (latest) =>
    [...summaries].reduce((after, [id, summary]) => (isIn(after, id) ? withSummary(after, id, summary) : after), latest)
}
