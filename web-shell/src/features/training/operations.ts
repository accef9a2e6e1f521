import { trainingApi } from '../../../../shared/training/api.ts'
import { joinEdits, type TrainingEdit } from '../../../../shared/training/queued.ts'
import type { TrainingState } from '../../../../shared/training/schema.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { ApiProblem, ConnectionError } from '../../shell/first/api/api-problem.ts'
import { call } from '../../shell/first/api/call.ts'
import { SAVE_TIMEOUT_MS } from '../../shell/later/offline/queue/save-timeout.ts'
import { text } from './operations-text.ts'
import { cacheTraining, TRAINING_KEY } from './training-query.ts'

const timeoutMs = SAVE_TIMEOUT_MS

function request(edit: TrainingEdit): Promise<TrainingState> {
  if (edit.type === 'start') return call(trainingApi.start, { body: edit.start, timeoutMs })
  const params = { session: edit.session }
  switch (edit.type) {
    case 'log':
      return call(trainingApi.log, { params, body: edit.log, timeoutMs })
    case 'undo':
      return call(trainingApi.undo, { params: { ...params, log: edit.log }, timeoutMs })
    case 'interval':
      return call(trainingApi.changeInterval, { params, body: edit.interval, timeoutMs })
    case 'end':
      return call(trainingApi.end, { params, body: edit.end, timeoutMs })
  }
}

/** Sends a change. A reply without its session counts as a missing connection. */
async function send(edit: TrainingEdit): Promise<TrainingState> {
  const state = await request(edit)
  if (!state.session) throw new ConnectionError()
  return state
}

/**
 * What the user saves through the outgoing queue: sessions, logs, intervals and ends. All have one target, so a start is
 * sent before its logs; it does not tell when the user trains.
 */
export const operations = {
  training: {
    targetOf: () => 'training',
    join: joinEdits,
    send,
    cacheReply: cacheTraining,
    onRefused: (client, error) => {
      // Another device has ended the session, or started another one.
      if (error instanceof ApiProblem) void client.invalidateQueries({ queryKey: TRAINING_KEY })
    },
    words: text,
  },
} satisfies Partial<OperationKinds>
