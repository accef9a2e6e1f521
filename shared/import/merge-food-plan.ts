import { changeIdOf } from '../changes/change-id.ts'
import type { ExportedPlan } from '../export/food.ts'
import type { StoredBook } from '../food/book.ts'
import { completePlan, startPlan } from '../food/plan/plans.ts'
import type { FilePlan } from './schema.ts'

/** Adds a plan of a file that is not here. Throws the errors of its start and of its completion. */
export function addPlan(book: StoredBook, file: ExportedPlan): StoredBook {
  const { endsOn: _, updatedAt: __, ...plan } = file
  return endPlan(startPlan(book, plan), file)
}

/** Completes a plan, if the file has its end and it goes on here. Throws `food-test-running`. */
export function endPlan(book: StoredBook, { id, endsOn, updatedAt }: ExportedPlan): StoredBook {
  return endsOn === undefined ? book : completePlan(book, id, { change: changeIdOf(updatedAt, '000000'), endsOn })
}

/** A book with plans that earlier batches of a preview would have stored. */
export function withFilePlans(book: StoredBook, plans: readonly FilePlan[]): StoredBook {
  const missing = plans.filter(({ id }) => !book.plans.some((plan) => plan.id === id))
  if (missing.length === 0) return book
  const stored = missing.map((plan) => ({
    ...plan,
    ...({ planName: '', planType: 'custom', durationWeeks: 1, startsOn: '', updatedAt: 0 } as const),
  }))
  return { ...book, plans: [...book.plans, ...stored] }
}
