import { instantOf } from '../../changes/change-id.ts'
import { assertEditable } from '../../days/model/edit-age.ts'
import { DomainError } from '../../problems.ts'
import type { LocalDate } from '../../time/local-date.ts'
import type { StoredPlan } from '../schema.ts'
import { LOG_FIELDS, type LogEdit, type StoredLog } from './log-schema.ts'

export function emptyLog(planId: string, date: LocalDate): StoredLog {
  return { planId, date, changes: {} }
}

/**
 * Asserts that the date of an edit is not after the user's today and at most 14 days back, and that the plan eliminates
 * every food that it says was eaten. Throws `date-in-future`, `date-too-old`, and `invalid-request` at the food.
 */
export function assertLogEdit({ change, date, zone, set }: LogEdit, plan: StoredPlan, now: number): void {
  assertEditable({ date, editedAt: instantOf(change), zone }, now)
  const eaten = set.consumedEliminatedFoods ?? []
  const index = eaten.findIndex((food) => !plan.eliminatedFoods.includes(food))
  if (index === -1) return
  const pointer = `/body/set/consumedEliminatedFoods/${index}`
  throw new DomainError('invalid-request', [{ pointer, detail: 'unknown_food' }])
}

/**
 * Applies an edit, answer by answer: the later change of an answer wins, whatever the order in which edits arrive. So a
 * repeated edit changes nothing, and edits of different answers never touch each other. Returns the same log when nothing
 * changes. Source: requirement FOOD-02.
 */
export function mergeLog(stored: StoredLog, { change, set }: Pick<LogEdit, 'change' | 'set'>): StoredLog {
  const fields = LOG_FIELDS.filter((field) => field in set && change > (stored.changes[field] ?? ''))
  if (fields.length === 0) return stored
  const after: Record<string, unknown> = { ...stored }
  for (const field of fields) {
    if (set[field] === null) delete after[field]
    else after[field] = set[field]
  }
  const changes = { ...stored.changes, ...Object.fromEntries(fields.map((field) => [field, change])) }
  return { ...(after as StoredLog), changes }
}

/** Whether a date was logged: any answer is there. "Ate none of these" is one. */
export function isLogged(log: StoredLog | Omit<StoredLog, 'changes'> | undefined): boolean {
  return log !== undefined && LOG_FIELDS.some((field) => log[field] !== undefined)
}
