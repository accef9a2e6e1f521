import { instantOf } from '../../changes/change-id.ts'
import { DomainError } from '../../problems.ts'
import { addDays, daysBetween, type LocalDate, localDate } from '../../time/local-date.ts'
import { added, replaced, type StoredBook } from '../book.ts'
import { MAX_PLANS, MAX_START_DISTANCE_DAYS } from '../limits.ts'
import type { NewPlan, Plan, PlanCompletion, StoredPlan } from '../schema.ts'

/** Where a plan is on a date: it has not begun, foods are left out, foods are tested, or the user completed it. */
export type PlanPhase = 'planned' | 'elimination' | 'reintroduction' | 'completed'

/** The last date of the elimination, which is one of it. */
export function eliminationEndsOn({
  startsOn,
  durationWeeks,
}: Pick<StoredPlan, 'startsOn' | 'durationWeeks'>): LocalDate {
  return addDays(startsOn, durationWeeks * 7 - 1)
}

/** The phase on the user's `today`. It follows from the dates; only the user completes a plan. Source: requirement FOOD-01. */
export function phaseOf(plan: StoredPlan, today: LocalDate): PlanPhase {
  if (plan.endsOn !== undefined) return 'completed'
  if (today < plan.startsOn) return 'planned'
  return today <= eliminationEndsOn(plan) ? 'elimination' : 'reintroduction'
}

/** A plan with its status. A plan that has not begun is active. */
export function withStatus(plan: StoredPlan, today: LocalDate): Plan {
  const phase = phaseOf(plan, today)
  return { ...plan, status: phase === 'planned' || phase === 'elimination' ? 'active' : phase }
}

/** The plan with an id. Throws `food-plan-unknown`. */
export function planOf({ plans }: Pick<StoredBook, 'plans'>, id: string): StoredPlan {
  const plan = plans.find((each) => each.id === id)
  if (!plan) throw new DomainError('food-plan-unknown')
  return plan
}

/**
 * Adds a plan. Throws `food-limit-reached`, and `invalid-request` when its first day is more than 28 days before or after
 * the day on which it is made, or when another plan has its id.
 */
export function startPlan(book: StoredBook, plan: NewPlan): StoredBook {
  const madeOn = localDate(instantOf(plan.id), 'UTC')
  if (Math.abs(daysBetween(madeOn, plan.startsOn)) > MAX_START_DISTANCE_DAYS)
    throw new DomainError('invalid-request', [{ pointer: '/body/startsOn', detail: 'out_of_range' }])
  const plans = added(book.plans, { entry: { ...plan, updatedAt: instantOf(plan.id) }, sent: plan }, MAX_PLANS)
  return plans === book.plans ? book : { ...book, plans }
}

/**
 * Completes a plan on the user's word. A plan that is completed stays as it is. Throws `food-plan-unknown`,
 * `food-plan-ends-before-start` at the date, and `food-test-running`, because a test needs its plan.
 */
export function completePlan(book: StoredBook, id: string, { change, endsOn }: PlanCompletion): StoredBook {
  const plan = planOf(book, id)
  if (plan.endsOn !== undefined) return book
  if (endsOn < plan.startsOn)
    throw new DomainError('food-plan-ends-before-start', [{ pointer: '/body/endsOn', detail: 'before_start' }])
  if (book.tests.some(({ planId, testStatus }) => planId === id && testStatus === 'testing'))
    throw new DomainError('food-test-running')
  return { ...book, plans: replaced(book.plans, { ...plan, endsOn, updatedAt: instantOf(change) }) }
}
