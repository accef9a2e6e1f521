import { instantOf } from '../changes/change-id.ts'
import type { ExportedTrainingLog } from '../export/training.ts'
import { trustedInstant } from '../records/edit-age.ts'
import { localDate } from '../time/local-date.ts'
import { activeSession } from '../training/rules.ts'
import type { Log, Session } from '../training/schema.ts'
import type { EntryCounts, ImportedSession, Refusal } from './schema.ts'

/** When an import runs (epoch ms), and the zone in which dates are told. */
export interface ImportTime {
  now: number
  zone: string
  /** In a preview: the ids of sessions that other batches would store. */
  elsewhere?: readonly string[]
}

/** Whether an instant is further ahead than a clock may be. */
export const isAhead = (instant: number, now: number) => trustedInstant(instant, now) < instant

const refusalOf = (id: string, reason: Refusal['reason'], { zone }: ImportTime): Refusal => ({
  what: localDate(instantOf(id), zone),
  reason,
})

/** What an import does to the sessions of training. */
export interface MergedSessions {
  added: Session[]
  /** Stored sessions with a later interval, or with the end that only the file has. */
  changed: Session[]
  counts: EntryCounts
  ended: number
  refused: Refusal[]
}

/** A stored session with what only the file has of it. The later interval counts, and an end is never taken back. */
function joined(stored: Session, { targetIntervalMinutes, intervalChange, endedAt }: ImportedSession): Session {
  const isLater = intervalChange !== undefined && intervalChange > (stored.intervalChange ?? stored.id)
  const isEnded = stored.endedAt === undefined && endedAt !== undefined
  if (!isLater && !isEnded) return stored
  return { ...stored, ...(isLater && { targetIntervalMinutes, intervalChange }), ...(isEnded && { endedAt }) }
}

const isSessionAhead = ({ id, intervalChange, endedAt }: ImportedSession, now: number) =>
  [instantOf(id), instantOf(intervalChange ?? id), endedAt ?? 0].some((instant) => isAhead(instant, now))

/** The instant at which a session of a file ends here: that of its last log, or of its start while it had none. */
function lastInstantOf({ id, lastLog }: ImportedSession, now: number): number {
  return Math.min(now, Math.max(instantOf(id), instantOf(lastLog ?? id)))
}

/**
 * Merges the sessions of a file into the stored ones, by id. One that would start to run here ends with its last log: what
 * is asked before a first session was not asked here, and no countdown starts by itself. A session that runs here already
 * goes on. Sources: requirements PROF-03, TRAIN-01.
 */
export function mergeSessions(
  stored: readonly Session[],
  file: readonly ImportedSession[],
  time: ImportTime,
): MergedSessions {
  const known = new Map(stored.map((session) => [session.id, session]))
  const possible = file.filter((session) => !isSessionAhead(session, time.now))
  const fresh = possible.filter(({ id }) => !known.has(id))
  const newest = activeSession([...stored, ...fresh])
  const running = time.elsewhere?.some((id) => newest && id > newest.id) ? undefined : newest
  const added = fresh.map(({ lastLog, ...session }): Session => {
    if (session.id !== running?.id) return session
    return { ...session, endedAt: lastInstantOf({ ...session, ...(lastLog && { lastLog }) }, time.now) }
  })
  const merged = possible.flatMap((session) => {
    const before = known.get(session.id)
    return before ? [{ before, after: joined(before, session) }] : []
  })
  const changed = merged.flatMap(({ before, after }) => (before === after ? [] : [after]))
  return {
    added,
    changed,
    counts: { added: added.length, changed: changed.length, same: merged.length - changed.length },
    ended: fresh.filter(({ id }) => id === running?.id).length,
    refused: file.filter((session) => !possible.includes(session)).map(({ id }) => refusalOf(id, 'in-future', time)),
  }
}

/** What an import does to the logs of training. */
export interface MergedLogs {
  added: ExportedTrainingLog[]
  /** Stored logs that were taken back in the file. */
  undone: ExportedTrainingLog[]
  /** Of the logs that count: what was taken back before it was ever here tells the user nothing. */
  counts: EntryCounts
  refused: Refusal[]
}

/** Where a log is, as one text. */
export const placeOfLog = ({ session, id }: Pick<ExportedTrainingLog, 'session' | 'id'>) => `${session} ${id}`

/**
 * Tells which logs of a file are new. A log never changes, except that it can be taken back for good, here or in the file.
 * `stored`: the stored logs by `placeOfLog`; `sessions`: the ids of all sessions. Source: requirement TRAIN-02.
 */
export function mergeTrainingLogs(
  { stored, sessions }: { stored: ReadonlyMap<string, Pick<Log, 'undone'>>; sessions: ReadonlySet<string> },
  file: readonly ExportedTrainingLog[],
  time: ImportTime,
): MergedLogs {
  const reasonFor = ({ id, session }: ExportedTrainingLog): Refusal['reason'] | undefined => {
    if (!sessions.has(session)) return 'unknown-session'
    if (instantOf(id) < instantOf(session)) return 'before-session'
    return isAhead(instantOf(id), time.now) ? 'in-future' : undefined
  }
  const result: MergedLogs = { added: [], undone: [], counts: { added: 0, changed: 0, same: 0 }, refused: [] }
  for (const log of file) {
    const [reason, before] = [reasonFor(log), stored.get(placeOfLog(log))]
    if (reason) result.refused.push(refusalOf(log.id, reason, time))
    else if (!before) result.added.push(log)
    else if (log.undone && !before.undone) result.undone.push(log)
    else if (!before.undone) result.counts.same += 1
  }
  result.counts.added = result.added.filter(({ undone }) => !undone).length
  result.counts.changed = result.undone.length
  return result
}
