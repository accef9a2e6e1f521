import { instantOf } from '../changes/change-id.ts'
import { MAX_SESSIONS_A_DAY } from '../exercises/limits.ts'
import type { KeptSession } from '../exercises/schema.ts'
import type { LocalDate } from '../time/local-date.ts'
import { dateRefusal } from './dates.ts'
import { isAhead } from './merge-training.ts'
import type { EntryCounts, Refusal } from './schema.ts'

/** What an import does to the kept sessions of exercises. */
export interface MergedExercises {
  added: KeptSession[]
  counts: EntryCounts
  refused: Refusal[]
}

const placeOf = ({ date, id }: KeptSession) => `${date} ${id}`

/**
 * Tells which kept sessions of a file are new. One that is here stays as it is, because none ever changes. `stored`: all
 * those of the dates of the file. Source: requirement EX-01.
 */
export function mergeExercises(
  stored: readonly KeptSession[],
  file: readonly KeptSession[],
  now: number,
): MergedExercises {
  const known = new Set(stored.map(placeOf))
  const counts = new Map<LocalDate, number>()
  const countOf = (date: LocalDate) => counts.get(date) ?? 0
  for (const { date } of stored) counts.set(date, countOf(date) + 1)
  const refusalOf = ({ id, date }: KeptSession): Refusal['reason'] | undefined => {
    if (isAhead(instantOf(id), now)) return 'in-future'
    return dateRefusal(date, now) ?? (countOf(date) >= MAX_SESSIONS_A_DAY ? 'exercise-limit' : undefined)
  }
  const result: MergedExercises = { added: [], counts: { added: 0, changed: 0, same: 0 }, refused: [] }
  for (const session of file) {
    const reason = refusalOf(session)
    if (known.has(placeOf(session))) result.counts.same += 1
    else if (reason) result.refused.push({ what: session.date, reason })
    else {
      result.added.push(session)
      counts.set(session.date, countOf(session.date) + 1)
    }
  }
  result.counts.added = result.added.length
  return result
}
