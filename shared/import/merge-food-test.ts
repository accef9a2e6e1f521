import type { ExportedTest } from '../export/food.ts'
import { added, replaced, type StoredBook } from '../food/book.ts'
import { MAX_TESTS } from '../food/limits.ts'
import { planOf } from '../food/plan/plans.ts'
import type { FoodTest } from '../food/schema.ts'
import { startDateOf, startTest } from '../food/test/food-tests.ts'
import { DomainError } from '../problems.ts'

const startOf = ({ id, planId, foodName, foodCategory, zone }: ExportedTest) => ({
  ...{ id, planId, foodName, foodCategory, zone },
})

/** What the days of a test showed, as it is stored; nothing yet for a test that is completed only now. */
function summaryOf({ completion, daysTested, worst, n, symptomCorrelation }: FoodTest) {
  if (completion === undefined) return { daysTested: 0, n: 0 }
  return {
    daysTested,
    ...(n !== undefined && { n }),
    ...(worst !== undefined && { worst }),
    ...(symptomCorrelation !== undefined && { symptomCorrelation }),
  }
}

/** A test with the completion of the file. It still ended when it was first completed. Throws `invalid-request`. */
function completed(test: FoodTest, { endsOn, completion, finalRating, notes }: ExportedTest): FoodTest {
  const end = test.endsOn ?? endsOn
  if (end === undefined || completion === undefined || end < test.startsOn) throw new DomainError('invalid-request')
  const { id, planId, foodName, foodCategory, zone, startsOn } = test
  return {
    ...{ id, planId, foodName, foodCategory, zone, startsOn },
    ...summaryOf(test),
    endsOn: end,
    testStatus: finalRating ?? 'unclear',
    completion,
    ...(finalRating && { finalRating }),
    ...(notes !== undefined && { notes }),
  }
}

/** Adds a test that is not here. One that is completed is evidence, beside a test that runs and in a completed plan, too. */
function withNewTest(book: StoredBook, test: ExportedTest): StoredBook {
  const start = startOf(test)
  // No food is eaten by an import: a flare is no reason to refuse the test.
  if (test.testStatus === 'testing') return startTest(book, start, { isFlare: false })
  planOf(book, test.planId)
  const begun: FoodTest = { ...start, startsOn: startDateOf(start), testStatus: 'testing', daysTested: 0 }
  return { ...book, tests: added(book.tests, { entry: completed(begun, test), sent: start }, MAX_TESTS) }
}

/**
 * Merges a test of a file: the later rating counts. What its days showed is not believed: it is found out again from the
 * logs. Throws the errors of a start, except for a flare, and `invalid-request` for a test that ends before it begins.
 */
export function mergeTest(book: StoredBook, test: ExportedTest): StoredBook {
  const stored = book.tests.find(({ id }) => id === test.id)
  if (!stored) return withNewTest(book, test)
  if (test.completion === undefined || test.completion <= (stored.completion ?? '')) return book
  return { ...book, tests: replaced(book.tests, completed(stored, test)) }
}
