import { instantOf } from '../../changes/change-id.ts'
import { DomainError } from '../../problems.ts'
import { type LocalDate, localDate } from '../../time/local-date.ts'
import { added, replaced, type StoredBook } from '../book.ts'
import { MAX_TESTS } from '../limits.ts'
import { planOf } from '../plan/plans.ts'
import type { FoodTest, NewTest, StoredPlan, TestCompletion } from '../schema.ts'
import type { TestSummary } from './test-days.ts'

/** The test that is running, of any plan: foods are tested one at a time. Source: requirement FOOD-03. */
export function runningTest({ tests }: Pick<StoredBook, 'tests'>): FoodTest | undefined {
  return tests.find(({ testStatus }) => testStatus === 'testing')
}

/** The plan to show first: that of the running test, otherwise the newest that is not completed. */
export function currentPlan<P extends StoredPlan>({
  plans,
  tests,
}: {
  plans: readonly P[]
  tests: readonly FoodTest[]
}) {
  const running = runningTest({ tests })
  const open = plans.filter(({ endsOn }) => endsOn === undefined).toSorted((one, other) => (one.id < other.id ? 1 : -1))
  return plans.find(({ id }) => id === running?.planId) ?? open[0]
}

/** The user's date on which a test begins. */
export function startDateOf({ id, zone }: Pick<NewTest, 'id' | 'zone'>): LocalDate {
  return localDate(instantOf(id), zone)
}

/**
 * Starts a test. Throws `food-plan-unknown`, `food-plan-completed`, `food-test-running` while there is another one,
 * `food-test-in-flare`, `food-limit-reached`, and `invalid-request` when another test has its id. A repeated start changes
 * nothing, also when the test was rated since. Sources: requirement FOOD-03; facts, no challenge in a flare.
 */
export function startTest(book: StoredBook, test: NewTest, { isFlare }: { isFlare: boolean }): StoredBook {
  const entry: FoodTest = { ...test, startsOn: startDateOf(test), testStatus: 'testing', daysTested: 0 }
  const isRepeated = book.tests.some(({ id }) => id === test.id)
  if (!isRepeated) {
    if (planOf(book, test.planId).endsOn !== undefined) throw new DomainError('food-plan-completed')
    if (runningTest(book)) throw new DomainError('food-test-running')
    if (isFlare) throw new DomainError('food-test-in-flare')
  }
  const tests = added(book.tests, { entry, sent: test }, MAX_TESTS)
  return tests === book.tests ? book : { ...book, tests }
}

/** The test with an id. Throws `food-test-unknown`. */
export function testOf({ tests }: Pick<StoredBook, 'tests'>, id: string): FoodTest {
  const test = tests.find((each) => each.id === id)
  if (!test) throw new DomainError('food-test-unknown')
  return test
}

const SUMMARY_FIELDS = ['daysTested', 'n', 'worst', 'symptomCorrelation'] as const

/** What a test keeps of its summary. */
const keptOf = ({ suggested: _, flareDay: __, ...kept }: TestSummary) => kept

/**
 * Keeps with a completed test what its days show now, after one of them was logged later. Returns the same book when
 * nothing changes. Throws `food-test-unknown`.
 */
export function withSummary(book: StoredBook, id: string, summary: TestSummary): StoredBook {
  const test = testOf(book, id)
  if (test.endsOn === undefined) return book
  const { worst: _, symptomCorrelation: __, ...rest } = test
  const after: FoodTest = { ...rest, ...keptOf(summary) }
  if (SUMMARY_FIELDS.every((field) => after[field] === test[field])) return book
  return { ...book, tests: replaced(book.tests, after) }
}

/**
 * Completes a test with the user's rating, and keeps what its days showed beside it. Without a rating it is unclear. The
 * later rating counts, in whatever order they arrive; the test still ended when it was first completed. Throws
 * `food-test-unknown`.
 */
export function completeTest(
  book: StoredBook,
  completion: TestCompletion & { id: string },
  summary: TestSummary,
): StoredBook {
  const test = testOf(book, completion.id)
  const { change, finalRating, notes } = completion
  if (change <= (test.completion ?? '')) return book
  const { id, planId, foodName, foodCategory, zone, startsOn } = test
  const completed: FoodTest = {
    ...{ id, planId, foodName, foodCategory, zone, startsOn },
    ...keptOf(summary),
    endsOn: endDateOf(test, completion),
    testStatus: finalRating ?? 'unclear',
    completion: change,
    ...(finalRating && { finalRating }),
    ...(notes !== undefined && { notes }),
  }
  return { ...book, tests: replaced(book.tests, completed) }
}

/**
 * The user's date of the first completion of a test; never before the first day of the test, wherever the user has
 * travelled.
 */
export function endDateOf({ startsOn, endsOn }: FoodTest, { change, zone }: TestCompletion): LocalDate {
  const date = localDate(instantOf(change), zone)
  return endsOn ?? (date < startsOn ? startsOn : date)
}
