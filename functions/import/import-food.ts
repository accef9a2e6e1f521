import type { StoredBook } from '../../shared/food/book.ts'
import { type MergedBook, mergeFoodBook } from '../../shared/import/merge-food-book.ts'
import type { ImportBatch } from '../../shared/import/schema.ts'
import { changeBook, findBook } from '../table/records/food.ts'
import type { BatchContext } from './batch-context.ts'
import { importFoodLogs } from './import-food-logs.ts'
import { refreshTests } from './refresh-tests.ts'

/** Merges plans, tests and own foods, then the logs of plans; then what the days of completed tests showed. */
export async function importFood(batch: ImportBatch, context: BatchContext) {
  const { me, now, isPreview } = context
  const { foodPlans = [], foodTests = [], customFoods = [], foodLogs = [], parents } = batch
  const file = { plans: foodPlans, tests: foodTests, customFoods }
  const merge = (stored: StoredBook) =>
    mergeFoodBook(stored, file, { now, plans: isPreview ? (parents?.plans ?? []) : [] })
  const hasAny = foodPlans.length + foodTests.length + customFoods.length + foodLogs.length > 0
  let merged: MergedBook = merge(
    hasAny && isPreview ? await findBook(me.userId) : { plans: [], tests: [], customFoods: [] },
  )
  if (hasAny && !isPreview)
    await changeBook(me.userId, (stored) => {
      merged = merge(stored)
      return merged.book
    })
  const logs = await importFoodLogs(foodLogs, merged.book, context)
  if (!isPreview) await refreshTests(me.userId, merged, foodLogs)
  return { counts: { ...merged.counts, foodLogs: logs.counts }, refused: [...merged.refused, ...logs.refused] }
}
