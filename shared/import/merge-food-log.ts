import { instantOf } from '../changes/change-id.ts'
import type { ExportedFoodLog } from '../export/food.ts'
import { mergeLog } from '../food/log/log.ts'
import { LOG_FIELDS, type StoredLog } from '../food/log/log-schema.ts'
import { dateRefusal } from './dates.ts'
import { isAhead } from './merge-training.ts'
import type { FilePlan, Refusal } from './schema.ts'

/**
 * Merges the log of a date into the stored one, answer by answer: the later change of an answer wins. Returns the very
 * same log when nothing changes. Source: requirement FOOD-02.
 */
export function mergeFoodLog(stored: StoredLog, file: ExportedFoodLog): StoredLog {
  return LOG_FIELDS.reduce((log, field) => {
    const change = file.changes[field]
    return change === undefined ? log : mergeLog(log, { change, set: { [field]: file[field] ?? null } })
  }, stored)
}

/** Why a log of a file cannot be stored; `undefined` when it can. `plan`: its plan, if it is there. */
export function foodLogRefusal(
  { date, changes, consumedEliminatedFoods = [] }: ExportedFoodLog,
  plan: Pick<FilePlan, 'eliminatedFoods'> | undefined,
  now: number,
): Refusal['reason'] | undefined {
  if (!plan) return 'unknown-plan'
  if (Object.values(changes).some((change) => isAhead(instantOf(change), now))) return 'in-future'
  if (consumedEliminatedFoods.some((food) => !plan.eliminatedFoods.includes(food))) return 'unknown-food'
  return dateRefusal(date, now)
}
