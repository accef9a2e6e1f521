import { instantOf } from '../../shared/changes/change-id.ts'
import type { ExportedTrainingLog } from '../../shared/export/training.ts'
import { isAhead, mergeSessions, mergeTrainingLogs, placeOfLog } from '../../shared/import/merge-training.ts'
import type { ImportBatch } from '../../shared/import/schema.ts'
import type { Log, Session } from '../../shared/training/schema.ts'
import type { UserId } from '../table/keys.ts'
import {
  findLogsBetween,
  findSessions,
  keepLog,
  keepSession,
  storeEnd,
  storeInterval,
  storeUndo,
} from '../table/records/training.ts'
import type { BatchContext } from './batch-context.ts'
import { inGroups } from './in-groups.ts'

/** Stores what of a session is newer in the file. */
async function storeChange(user: UserId, after: Session): Promise<void> {
  if (after.intervalChange !== undefined) await storeInterval(user, after)
  if (after.endedAt !== undefined) await storeEnd(user, after)
}

/** The stored logs among which those of the file are, by place. */
async function findPlaces(user: UserId, logs: readonly ExportedTrainingLog[]): Promise<Map<string, Log>> {
  const sorted = logs.toSorted((one, other) => (placeOfLog(one) < placeOfLog(other) ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return new Map()
  const place = ({ session, id }: ExportedTrainingLog) => ({ session, id })
  const stored = await findLogsBetween(user, place(first), place(last))
  return new Map(stored.map((log) => [placeOfLog({ session: log.sessionId, id: log.id }), log]))
}

/** Merges sessions of training, then their logs. */
export async function importTraining(
  { trainingSessions = [], trainingLogs = [], parents }: ImportBatch,
  { me, now, isPreview }: BatchContext,
) {
  // A preview has stored no session of an earlier batch.
  const elsewhere = isPreview ? (parents?.sessions ?? []).filter((id) => !isAhead(instantOf(id), now)) : []
  const time = { now, zone: me.zone, elsewhere }
  const hasAny = trainingSessions.length + trainingLogs.length > 0
  const stored = hasAny ? await findSessions(me.userId) : []
  const sessions = mergeSessions(stored, trainingSessions, time)
  if (!isPreview) {
    // The newest first: an older one that was not ended never runs in between.
    const [newest, ...others] = sessions.added.toSorted((one, other) => (one.id < other.id ? 1 : -1))
    if (newest) await keepSession(me.userId, newest)
    await inGroups(others, (session) => keepSession(me.userId, session))
    await inGroups(sessions.changed, (session) => storeChange(me.userId, session))
  }
  const ids = new Set([...[...stored, ...sessions.added].map(({ id }) => id), ...elsewhere])
  const logs = mergeTrainingLogs(
    { stored: await findPlaces(me.userId, trainingLogs), sessions: ids },
    trainingLogs,
    time,
  )
  if (!isPreview) {
    await inGroups(logs.added, (log) => keepLog(me.userId, log))
    await inGroups(logs.undone, ({ session, id }) => storeUndo(me.userId, session, id))
  }
  return {
    counts: { trainingSessions: sessions.counts, trainingLogs: logs.counts },
    ended: sessions.ended,
    refused: [...sessions.refused, ...logs.refused],
  }
}
