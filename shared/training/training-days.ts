import { instantOf } from '../changes/change-id.ts'
import { isFlareDay } from '../days/model/day.ts'
import type { Day } from '../days/model/schema.ts'
import { localDate } from '../time/local-date.ts'
import type { TrainingDay } from './pace.ts'
import { countedLogs, isMet } from './rules.ts'
import type { Log } from './schema.ts'

/** The days of a diary with the logs of training of each, by the local date in `zone`: what the pace is judged by. */
export function trainingDays(logs: readonly Log[], diary: readonly Day[], zone: string): TrainingDay[] {
  const days = new Map<string, TrainingDay>()
  const dayOf = (date: string) => days.get(date) ?? { date, met: 0, logs: 0 }
  for (const { id, actionType } of countedLogs(logs)) {
    const day = dayOf(localDate(instantOf(id), zone))
    days.set(day.date, { ...day, met: day.met + (isMet(actionType) ? 1 : 0), logs: day.logs + 1 })
  }
  for (const each of diary) {
    const { painLevel } = each.values
    const pain = painLevel !== undefined && { painLevel }
    days.set(each.date, { ...dayOf(each.date), ...pain, isFlare: isFlareDay(each) })
  }
  return [...days.values()]
}
