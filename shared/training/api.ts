import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { IntervalChange, Log, NewLog, NewSession, SessionEnd, TrainingState } from './schema.ts'

/** The pace compares the last week, and the week itself may have begun earlier in another zone. */
export const PACE_LOG_DAYS = 10
/** The newest 500 of these ten days: 50 a day. */
export const MAX_PAGE_LOGS = 500

const params = z.strictObject({ session: ChangeId })

/**
 * Bladder training. Every change has an id of its own with its instant: it can wait in the outgoing queue, and a repeated
 * one changes nothing. Each operation returns the state afterwards. Sources: requirements TRAIN-01, TRAIN-02, SUB-09.
 */
export const trainingApi = {
  read: endpoint('GET /training', { caller: 'user', reply: TrainingState }),
  /** Starts a session. It ends the one before. */
  start: endpoint('POST /training', { caller: 'user', body: NewSession, reply: TrainingState }),
  /** The logs of a session in the last ten days, newest first: for the pace. */
  logs: endpoint('GET /training/{session}/logs', {
    caller: 'user',
    params,
    reply: z.object({ logs: z.array(Log).check(z.maxLength(MAX_PAGE_LOGS)) }),
  }),
  log: endpoint('POST /training/{session}/logs', { caller: 'user', params, body: NewLog, reply: TrainingState }),
  /** Takes a log back, for good. One that is not there, or was taken back already, changes nothing. */
  undo: endpoint('DELETE /training/{session}/logs/{log}', {
    caller: 'user',
    params: z.strictObject({ session: ChangeId, log: ChangeId }),
    reply: TrainingState,
  }),
  changeInterval: endpoint('PUT /training/{session}/interval', {
    caller: 'user',
    params,
    body: IntervalChange,
    reply: TrainingState,
  }),
  end: endpoint('POST /training/{session}/end', { caller: 'user', params, body: SessionEnd, reply: TrainingState }),
}
