import { DomainError } from '../problems.ts'
import { type LocalDate, localDate } from '../time/local-date.ts'
import type { StoredBook } from './book.ts'
import { removeFood, saveFood } from './foods/custom-foods.ts'
import { assertLogEdit, emptyLog, mergeLog } from './log/log.ts'
import type { FoodLog, LogEdit, StoredLog } from './log/log-schema.ts'
import { completePlan, planOf, startPlan } from './plan/plans.ts'
import type { CustomFood, FoodBook, NewPlan, NewTest, PlanCompletion, TestCompletion } from './schema.ts'
import { shownBook } from './shown-book.ts'
import { completeTest, endDateOf, startDateOf, startTest, testOf, withSummary } from './test/food-tests.ts'
import { completedTestsAround, levelBefore, summaryOf } from './test/test-days.ts'

/** What a user changes: one operation of the contract each. `id`: the plan or the test. */
export type FoodChange =
  | { what: 'start-plan'; plan: NewPlan }
  | { what: 'complete-plan'; id: string; body: PlanCompletion }
  | { what: 'log'; id: string; body: LogEdit }
  | { what: 'start-test'; test: NewTest }
  | { what: 'complete-test'; id: string; body: TestCompletion }
  | { what: 'save-food'; food: CustomFood }
  | { what: 'remove-food'; id: string; change: string }

/** A change as it waits in the outgoing queue. `editedAt`: epoch ms, the instant of its id. */
export type FoodEdit = FoodChange & { editedAt: number }

/** What was read. `logs` by plan; those of a plan that was not read are missing. */
export interface FoodState {
  book: FoodBook
  logs: ReadonlyMap<string, readonly FoodLog[]>
}

interface Working {
  book: StoredBook
  logs: ReadonlyMap<string, readonly StoredLog[]>
}

/** What was read has no changes: what waits was made later. */
const asStored = (log: FoodLog): StoredLog => ({ ...log, changes: {} })

/** A flare that the logs know. The diary is not asked: the screen has done so. */
function isFlareOn(logs: readonly FoodLog[], date: LocalDate): boolean {
  return logs.some((log) => log.date === date && log.flareOccurred === true)
}

/** What the days of a test showed. `completion`: with it the test ends, and no day after that counts. */
function summaryOfTest({ book, logs }: Working, id: string, completion?: TestCompletion) {
  const found = testOf(book, id)
  const test = completion ? { ...found, endsOn: endDateOf(found, completion) } : found
  const days = logs.get(test.planId) ?? []
  return summaryOf(test, days, levelBefore(test.startsOn, days, planOf(book, test.planId).baselineSymptoms))
}

function withLog(state: Working, planId: string, edit: LogEdit, now: number): Working {
  assertLogEdit(edit, planOf(state.book, planId), now)
  const logs = state.logs.get(planId) ?? []
  const before = logs.find(({ date }) => date === edit.date) ?? emptyLog(planId, edit.date)
  const after = [mergeLog(before, edit), ...logs.filter(({ date }) => date !== edit.date)]
  const newestFirst = after.toSorted((one, other) => (one.date < other.date ? 1 : -1))
  const logged = { ...state, logs: new Map([...state.logs, [planId, newestFirst]]) }
  if (!state.logs.has(planId)) return logged
  let { book } = state
  for (const { id } of completedTestsAround(book, planId, edit.date))
    book = withSummary(book, id, summaryOfTest({ ...logged, book }, id))
  return { ...logged, book }
}

function changedBook(state: Working, edit: Exclude<FoodChange, { what: 'log' }>): StoredBook {
  const { book, logs } = state
  switch (edit.what) {
    case 'start-plan':
      return startPlan(book, edit.plan)
    case 'complete-plan':
      return completePlan(book, edit.id, edit.body)
    case 'start-test': {
      const isFlare = isFlareOn(logs.get(edit.test.planId) ?? [], startDateOf(edit.test))
      return startTest(book, edit.test, { isFlare })
    }
    case 'complete-test':
      return completeTest(book, { id: edit.id, ...edit.body }, summaryOfTest(state, edit.id, edit.body))
    case 'save-food':
      return saveFood(book, edit.food)
    case 'remove-food':
      return removeFood(book, edit)
  }
}

function applied(state: Working, edit: FoodEdit, now: number): Working {
  try {
    if (edit.what === 'log') return withLog(state, edit.id, edit.body, now)
    return { ...state, book: changedBook(state, edit) }
  } catch (error) {
    // The service will refuse it, too.
    if (error instanceof DomainError) return state
    throw error
  }
}

const withoutChanges = ({ changes: _, ...log }: StoredLog): FoodLog => log

/**
 * What the user sees: what was read, with the edits that wait applied in their order by the rules of the service. What
 * these rules refuse changes nothing. `now` (epoch ms) and `zone` tell the user's date. Source: requirement RELY-01.
 */
export function withQueuedFood(
  { book, logs }: FoodState,
  waiting: readonly FoodEdit[],
  { now, zone }: { now: number; zone: string },
): FoodState {
  const read: Working = { book, logs: new Map([...logs].map(([planId, all]) => [planId, all.map(asStored)])) }
  const after = waiting.reduce((state, edit) => applied(state, edit, now), read)
  return {
    book: shownBook(after.book, localDate(now, zone)),
    logs: new Map([...after.logs].map(([planId, all]) => [planId, all.map(withoutChanges)])),
  }
}
