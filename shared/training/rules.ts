import { instantOf } from '../changes/change-id.ts'
import { DomainError } from '../problems.ts'
import { LISTED_LOGS, STATE_LOGS } from './limits.ts'
import type { ActionType, IntervalChange, Log, NewLog, Session } from './schema.ts'

const MINUTE_MS = 60_000

/**
 * The active session, if there is one: the newest, unless it was ended. Which one is the newest follows from their ids,
 * so starts may arrive late and in any order. Source: requirement TRAIN-01.
 */
export function activeSession(sessions: readonly Session[]): Session | undefined {
  const newest = sessions.reduce<Session | undefined>(
    (one, other) => (one && one.id > other.id ? one : other),
    undefined,
  )
  return newest && newest.endedAt === undefined ? newest : undefined
}

/** A session with the end that a change brings. A session that has ended keeps its first end. */
export function endSession(session: Session, change: string): Session {
  return session.endedAt === undefined ? { ...session, endedAt: instantOf(change) } : session
}

/**
 * A session with a new interval. The latest change counts, whatever the order in which changes arrive, and a repeated one
 * changes nothing. Throws `training-session-over` for a change after the end of the session.
 */
export function changeInterval(session: Session, { change, targetIntervalMinutes }: IntervalChange): Session {
  if (session.endedAt !== undefined && instantOf(change) > session.endedAt)
    throw new DomainError('training-session-over', [{ pointer: '/body/change', detail: 'over' }])
  if (change <= (session.intervalChange ?? session.id)) return session
  return { ...session, targetIntervalMinutes, intervalChange: change }
}

/** Asserts that a log was not made before its session began. Throws `invalid-request`. */
export function assertLogOf(sessionId: string, { id }: NewLog): void {
  if (instantOf(id) < instantOf(sessionId))
    throw new DomainError('invalid-request', [{ pointer: '/body/id', detail: 'before_session' }])
}

/** A log that was taken back: its note goes. */
export function undoLog({ notes: _, ...log }: Log): Log {
  return { ...log, undone: true }
}

/** Two lists of the same session's logs as one, newest first, each log once. What was taken back in one of them stays so. */
export function joinLogs(some: readonly Log[], others: readonly Log[]): Log[] {
  const byId = new Map<string, Log>()
  for (const log of [...some, ...others]) if (!byId.get(log.id)?.undone) byId.set(log.id, log)
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, STATE_LOGS)
}

/** The logs that count: those that were not taken back. */
export const countedLogs = (logs: readonly Log[]): Log[] => logs.filter(({ undone }) => !undone)

/** The newest ten logs that count, newest first. Source: requirement TRAIN-02. */
export function lastLogs(logs: readonly Log[]): Log[] {
  return countedLogs(logs)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, LISTED_LOGS)
}

/**
 * The instant (epoch ms) of the next void: the interval after the last log, whatever it was, and after the start while
 * there is none. Source: requirement TRAIN-02.
 */
export function nextVoidAt({ id, targetIntervalMinutes }: Session, logs: readonly Log[]): number {
  const last = lastLogs(logs)[0]?.id ?? id
  return instantOf(last) + targetIntervalMinutes * MINUTE_MS
}

/** The whole seconds until the next void, rounded up; 0 from then on. */
export function secondsUntil(nextAt: number, now: number): number {
  return Math.max(0, Math.ceil((nextAt - now) / 1000))
}

/** Whether an action counts as met: a void on time, or a wait that was longer. Source: requirement TRAIN-02. */
export function isMet(actionType: ActionType): boolean {
  return actionType === 'scheduled_void' || actionType === 'successful_delay'
}

/**
 * How many of the last ten logs were met. `of` is their number, which may be less than ten; `undefined` without a log,
 * because no share can be told. Source: requirement TRAIN-02.
 */
export function successRate(logs: readonly Log[]): { met: number; of: number } | undefined {
  const last = lastLogs(logs)
  const met = last.filter(({ actionType }) => isMet(actionType)).length
  return last.length > 0 ? { met, of: last.length } : undefined
}
