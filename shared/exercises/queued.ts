import { newestSessions } from './rules.ts'
import type { KeptSession, NewKeptSession } from './schema.ts'

/** What a user changes: a session is kept, or removed again. */
export type ExercisesChange = { type: 'keep'; session: NewKeptSession } | { type: 'remove'; date: string; id: string }

/** A change, and when it was made (epoch ms). */
export type ExercisesEdit = ExercisesChange & { editedAt: number }

function applyChange(sessions: readonly KeptSession[], change: ExercisesChange): readonly KeptSession[] {
  if (change.type === 'remove') return sessions.filter(({ date, id }) => date !== change.date || id !== change.id)
  const { zone: _, ...session } = change.session
  return newestSessions([...sessions, session])
}

/** The kept sessions with the changes that wait in the outgoing queue. A change that they have already changes nothing. */
export function withQueuedSessions(
  sessions: readonly KeptSession[],
  waiting: readonly ExercisesChange[],
): readonly KeptSession[] {
  return waiting.reduce(applyChange, sessions)
}
