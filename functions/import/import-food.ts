import { EMPTY_BOOK, type StoredBook } from '../../shared/food/book.ts'
import { type MergedBook, mergeFoodBook } from '../../shared/import/merge-food-book.ts'
import type { ImportBatch } from '../../shared/import/schema.ts'
import { changeBook, findBook } from '../table/records/food.ts'
import type { BatchContext } from './batch-context.ts'
import { importFoodLogs } from './import-food-logs.ts'
import { summariseTests } from './summarise-tests.ts'

/**
 * Merges the logs of plans, and then plans, tests and own foods with what the days of completed tests showed, in one write:
 * an import that breaks off leaves no test without it.
 */
export async function importFood(batch: ImportBatch, context: BatchContext) {
  const { me, now, isPreview } = context
  const { foodPlans = [], foodTests = [], customFoods = [], foodLogs = [], parents } = batch
  const file = { plans: foodPlans, tests: foodTests, customFoods }
  const merge = (stored: StoredBook) =>
    mergeFoodBook(stored, file, { now, plans: isPreview ? (parents?.plans ?? []) : [] })
  const hasAny = foodPlans.length + foodTests.length + customFoods.length + foodLogs.length > 0
  const known = hasAny ? await findBook(me.userId) : { ...EMPTY_BOOK, v: 0 }
  let merged: MergedBook = merge(known)
  const logs = await importFoodLogs(foodLogs, merged.book, context)
  if (hasAny && !isPreview) {
    const summarise = await summariseTests(me.userId, merged, foodLogs)
    const rule = (stored: StoredBook) => {
      merged = merge(stored)
      return summarise(merged.book)
    }
    await changeBook(me.userId, rule, known)
  }
  return { counts: { ...merged.counts, foodLogs: logs.counts }, refused: [...merged.refused, ...logs.refused] }
}
