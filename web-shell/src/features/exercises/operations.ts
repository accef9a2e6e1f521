import { exercisesApi } from '../../../../shared/exercises/api.ts'
import type { ExercisesEdit } from '../../../../shared/exercises/queued.ts'
import type { KeptSessions } from '../../../../shared/exercises/schema.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { call } from '../../shell/first/api/call.ts'
import { SAVE_TIMEOUT_MS } from '../../shell/later/offline/queue/save-timeout.ts'
import { cacheSessions } from './exercises-query.ts'
import { text } from './operations-text.ts'

const timeoutMs = SAVE_TIMEOUT_MS

function send(edit: ExercisesEdit): Promise<KeptSessions> {
  if (edit.type === 'keep') return call(exercisesApi.keep, { body: edit.session, timeoutMs })
  const { date, id } = edit
  return call(exercisesApi.remove, { params: { date, id }, timeoutMs })
}

/**
 * The sessions that the user keeps or removes, through the outgoing queue. All have one target, so a session is kept before it is removed; it
 * does not tell when the user needed an exercise.
 */
export const operations = {
  exercises: { targetOf: () => 'exercises', send, cacheReply: cacheSessions, words: text },
} satisfies Partial<OperationKinds>
