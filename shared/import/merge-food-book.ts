import { instantOf } from '../changes/change-id.ts'
import type { ExportedFood, ExportedFoodBook, ExportedPlan, ExportedTest } from '../export/food.ts'
import { assertFits, type StoredBook } from '../food/book.ts'
import { keepFood } from '../food/foods/custom-foods.ts'
import { DomainError, type ProblemCode } from '../problems.ts'
import { type LocalDate, latestLocalDate } from '../time/local-date.ts'
import { addPlan, endPlan, withFilePlans } from './merge-food-plan.ts'
import { mergeTest } from './merge-food-test.ts'
import { isAhead } from './merge-training.ts'
import type { EntryCounts, FilePlan, Refusal } from './schema.ts'

/** A book after an import. */
export interface MergedBook {
  /** The very book that is stored, if nothing changes. */
  book: StoredBook
  counts: Record<'foodPlans' | 'foodTests' | 'customFoods', EntryCounts>
  /** The ids of tests that are new or completed by the file: what their days showed has to be found out. */
  tests: string[]
  refused: Refusal[]
}

/** What the rules of food refuse, as the reason for which an entry is not taken over. */
const REASONS: Partial<Record<ProblemCode, Refusal['reason']>> = {
  'food-limit-reached': 'food-limit',
  'food-test-running': 'test-running',
  'food-plan-unknown': 'unknown-plan',
  'food-plan-completed': 'plan-completed',
  'food-plan-ends-before-start': 'impossible-dates',
  'invalid-request': 'impossible-dates',
}

interface FileTime {
  now: number
  /** In a preview: plans of the file that earlier batches would have stored. */
  plans: readonly FilePlan[]
}

const areAhead = (changes: readonly (string | undefined)[], endsOn: LocalDate | undefined, now: number) =>
  changes.some((change) => change !== undefined && isAhead(instantOf(change), now)) ||
  (endsOn !== undefined && endsOn > latestLocalDate(now))

/** An entry of the file, and its rule. */
interface Step {
  kind: keyof MergedBook['counts']
  what: string
  id: string
  isAhead: boolean
  merge: (book: StoredBook) => StoredBook
}

function planSteps(stored: StoredBook, plans: readonly ExportedPlan[], now: number) {
  const steps = plans.map((plan) => {
    const isKnown = stored.plans.some(({ id }) => id === plan.id)
    const step: Step = {
      ...{ kind: 'foodPlans', what: plan.planName, id: plan.id },
      isAhead: areAhead([plan.id], plan.endsOn, now) || isAhead(plan.updatedAt, now),
      merge: (book) => (isKnown ? endPlan(book, plan) : addPlan(book, plan)),
    }
    return { step, isKnown }
  })
  const stepsOf = (known: boolean) => steps.filter(({ isKnown }) => isKnown === known).map(({ step }) => step)
  return { fresh: stepsOf(false), known: stepsOf(true) }
}

const testStep =
  (now: number) =>
  (test: ExportedTest): Step => ({
    ...{ kind: 'foodTests', what: test.foodName, id: test.id },
    isAhead: areAhead([test.id, test.completion], test.endsOn, now),
    merge: (book) => mergeTest(book, test),
  })

const foodStep =
  (now: number) =>
  (food: ExportedFood): Step => ({
    ...{ kind: 'customFoods', what: 'isDeleted' in food ? '' : food.foodName, id: food.id },
    isAhead: areAhead([food.id, food.change], undefined, now),
    merge: (book) => keepFood(book, food),
  })

/** Applies the rule of an entry, or tells why the rules forbid it. */
function tryStep(book: StoredBook, step: Step): StoredBook | Refusal['reason'] {
  if (step.isAhead) return 'in-future'
  try {
    const after = step.merge(book)
    return after === book ? book : assertFits(after)
  } catch (error) {
    const reason = error instanceof DomainError ? REASONS[error.code] : undefined
    if (!reason) throw error
    return reason
  }
}

const knownIds = ({ plans, tests, customFoods }: StoredBook) =>
  new Set([...plans, ...tests, ...customFoods].map(({ id }) => id))

/**
 * Merges plans, tests and own foods of a file into the stored ones, by id and by the rules of food. The later change
 * wins, and a food that was deleted since does not come back. What the rules forbid is refused, and the rest is taken
 * over. Sources: requirements PROF-03, FOOD-01, FOOD-03, FOOD-04.
 */
export function mergeFoodBook(stored: StoredBook, file: ExportedFoodBook, { now, plans }: FileTime): MergedBook {
  const known = knownIds(stored)
  const counts = { foodPlans: none(), foodTests: none(), customFoods: none() }
  const result: MergedBook = { book: stored, counts, tests: [], refused: [] }
  function run(steps: readonly Step[]): void {
    for (const step of steps) {
      const after = tryStep(result.book, step)
      // A deleted food has no name, and tells the user nothing.
      const isShown = step.what !== '' || known.has(step.id)
      if (typeof after === 'string') {
        if (step.what !== '') result.refused.push({ what: step.what, reason: after })
        continue
      }
      const isChanged = after !== result.book
      result.book = after
      if (isShown && (isChanged || step.what !== ''))
        counts[step.kind][isChanged ? (known.has(step.id) ? 'changed' : 'added') : 'same'] += 1
      if (isChanged && step.kind === 'foodTests') result.tests.push(step.id)
    }
  }
  const { fresh, known: former } = planSteps(stored, file.plans, now)
  run(file.customFoods.map(foodStep(now)))
  run(fresh)
  const elsewhere = plans.filter(({ id }) => !file.plans.some((plan) => plan.id === id) && !isAhead(instantOf(id), now))
  result.book = withFilePlans(result.book, elsewhere)
  run(file.tests.map(testStep(now)))
  // A plan that goes on here ends last: the file may complete the test that runs in it.
  run(former)
  return result
}

const none = (): EntryCounts => ({ added: 0, changed: 0, same: 0 })
