import { DomainError } from '../problems.ts'
import { changeInterval, endSession, joinLogs, undoLog } from './rules.ts'
import type { IntervalChange, Log, NewLog, NewSession, Session, SessionEnd, TrainingState } from './schema.ts'

/** What a user changes in bladder training: each is one request to the service, with the id of its change. */
export type TrainingChange =
  | { type: 'start'; start: NewSession }
  | { type: 'log'; session: string; log: NewLog }
  | { type: 'undo'; session: string; log: string }
  | { type: 'interval'; session: string; interval: IntervalChange }
  | { type: 'end'; session: string; end: SessionEnd }

/** A change, and when it was made (epoch ms). */
export type TrainingEdit = TrainingChange & { editedAt: number }

/** The two states of one session as one. Nothing in a session returns to what it was, so neither can undo the other. */
function joinSessions(one: Session, other: Session): Session {
  const [first, last] = (one.intervalChange ?? '') <= (other.intervalChange ?? '') ? [one, other] : [other, one]
  return { ...first, ...last }
}

/**
 * The newer of two states: of two sessions the later one, of one session all that is known of it. A read that began
 * before a save may arrive after it, and must not undo it.
 */
export function joinStates(one: TrainingState | undefined, other: TrainingState): TrainingState {
  if (!one?.session) return other
  if (!other.session || one.session.id > other.session.id) return one
  if (one.session.id < other.session.id) return other
  return { session: joinSessions(one.session, other.session), logs: joinLogs(one.logs, other.logs) }
}

/** The interval after a change, as the service sets it. A change that the service will refuse changes nothing. */
function withInterval(session: Session, change: IntervalChange): Session {
  try {
    return changeInterval(session, change)
  } catch (error) {
    if (error instanceof DomainError) return session
    throw error
  }
}

function applyChange(state: TrainingState, change: TrainingChange): TrainingState {
  if (change.type === 'start') return joinStates(state, { session: change.start, logs: [] })
  const { session, logs } = state
  // It concerns a session that is not the newest, so nothing of it is shown.
  if (session?.id !== change.session) return state
  switch (change.type) {
    case 'log': {
      const log: Log = { ...change.log, sessionId: session.id }
      return { session, logs: joinLogs(logs, [log]) }
    }
    case 'undo':
      return { session, logs: logs.map((log) => (log.id === change.log ? undoLog(log) : log)) }
    case 'interval':
      return { session: withInterval(session, change.interval), logs }
    case 'end':
      return { session: endSession(session, change.end.change), logs }
  }
}

/**
 * The state with the changes that wait in the outgoing queue, by the rules of the service. A change that the state has
 * already changes nothing.
 */
export function applyQueued(state: TrainingState, waiting: readonly TrainingChange[]): TrainingState {
  return waiting.reduce(applyChange, state)
}

/** Joins a change of the interval with the one before it, if that was not sent: only the last counts. */
export function joinEdits(unsent: TrainingChange, edit: TrainingEdit): TrainingEdit | undefined {
  const isReplaced = unsent.type === 'interval' && edit.type === 'interval' && unsent.session === edit.session
  return isReplaced ? edit : undefined
}
