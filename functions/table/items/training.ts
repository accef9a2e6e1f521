import * as z from 'zod/mini'
import { Log, Session } from '../../../shared/training/schema.ts'
import { itemKind } from '../item-kind.ts'

/** A session of bladder training. Its id begins with its instant, so the last key is the newest session. */
export const TrainingSessionItem = itemKind({
  label: 'Bladder training',
  pk: 'USER#{user}',
  sk: 'TRAINING#{id}',
  schema: z.omit(Session, { id: true }),
  exported: { diary: 'trainingSessions', holds: 'whole' },
  erased: 'with its user',
})

/** A log of the session whose id is `session`. The last key of a session is its newest log. */
export const TrainingLogItem = itemKind({
  label: 'Logs of bladder training',
  pk: 'USER#{user}',
  sk: 'TRAINLOG#{session}#{id}',
  schema: z.omit(Log, { id: true, sessionId: true }),
  exported: { diary: 'trainingLogs', holds: 'whole' },
  erased: 'with its user',
})
