import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { PersonParams, WithReason } from '../people/schema.ts'
import { OperationsState, PushTest, QueueParams, QueueReport } from './schema.ts'

/**
 * What admins see of the running service, and can do about it. No reply has a message's content, or names a person. The page reads by
 * itself every minute, which must not keep a session alive. Sources: requirements OPS-04, RELY-06, ADM-07.
 */
export const operationsApi = {
  /** How many messages wait in each queue, asked of the queue service itself. */
  queues: endpoint('GET /manage/queues', { caller: 'admin', extendsSession: false, reply: QueueReport }),
  /** Schedules, refused mail and the build: everything that does not need the queue service. */
  state: endpoint('GET /manage/operations', { caller: 'admin', extendsSession: false, reply: OperationsState }),
  /** Has the dead letters of a job queue tried again. Refused with `redrive-running` while an earlier redrive goes on. */
  redrive: endpoint('POST /manage/queues/{id}/redrive', {
    caller: 'admin',
    needsProof: true,
    params: QueueParams,
    body: WithReason,
    reply: z.object({}),
  }),
  /** Sends a test notification to each device of the admin. */
  testOwnDevices: endpoint('POST /manage/push-test', { caller: 'admin', reply: PushTest }),
  /** Sends a test notification to each device of a person. */
  testDevices: endpoint('POST /manage/people/{id}/push-test', {
    caller: 'admin',
    needsProof: true,
    params: PersonParams,
    body: WithReason,
    reply: PushTest,
  }),
}
