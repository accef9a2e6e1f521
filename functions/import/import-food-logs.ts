import type { ExportedFoodLog } from '../../shared/export/food.ts'
import type { StoredBook } from '../../shared/food/book.ts'
import { emptyLog } from '../../shared/food/log/log.ts'
import type { StoredLog } from '../../shared/food/log/log-schema.ts'
import { foodLogRefusal, mergeFoodLog } from '../../shared/import/merge-food-log.ts'
import type { EntryCounts, Refusal } from '../../shared/import/schema.ts'
import type { UserId } from '../table/keys.ts'
import { changeLog, findLogsBetween } from '../table/records/food.ts'
import type { BatchContext } from './batch-context.ts'
import { inGroups } from './in-groups.ts'

const placeOf = (plan: string, date: string) => `${plan} ${date}`

/** The stored logs among which those of the file are, by plan and date. */
async function findPlaces(user: UserId, logs: readonly ExportedFoodLog[]): Promise<Map<string, StoredLog>> {
  const sorted = logs.toSorted((one, other) => (placeOf(one.plan, one.date) < placeOf(other.plan, other.date) ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return new Map()
  const place = ({ plan, date }: ExportedFoodLog) => ({ plan, date })
  const stored = await findLogsBetween(user, place(first), place(last))
  return new Map(stored.map((log) => [placeOf(log.planId, log.date), log]))
}

/** Merges logs of plans, answer by answer. `book`: the plans after the import. */
export async function importFoodLogs(
  file: readonly ExportedFoodLog[],
  { plans }: StoredBook,
  { me, now, isPreview }: BatchContext,
) {
  const counts: EntryCounts = { added: 0, changed: 0, same: 0 }
  const refused: Refusal[] = []
  const stored = await findPlaces(me.userId, file)
  await inGroups(file, async (log) => {
    const { plan, date } = log
    const reason = foodLogRefusal(
      log,
      plans.find(({ id }) => id === plan),
      now,
    )
    if (reason) return refused.push({ what: date, reason })
    const before = stored.get(placeOf(plan, date)) ?? emptyLog(plan, date)
    const outcome =
      mergeFoodLog(before, log) === before ? 'same' : Object.keys(before.changes).length > 0 ? 'changed' : 'added'
    counts[outcome] += 1
    if (outcome === 'same' || isPreview) return undefined
    return changeLog(me.userId, { plan, date }, (latest) => mergeFoodLog(latest, log), before)
  })
  return { counts, refused }
}
