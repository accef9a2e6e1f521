import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { Log, Session } from '../training/schema.ts'

/** An interval was changed after the session began. */
export const isIntervalPossible = ({ id, intervalChange }: Session) =>
  intervalChange === undefined || intervalChange > id

/** A session of bladder training. Without `endedAt` it runs, if it is the newest one. */
export const ExportedSession = z.strictObject(Session.shape).check(z.refine(isIntervalPossible))
export type ExportedSession = z.infer<typeof ExportedSession>

const { sessionId: _, ...logFields } = Log.shape

/** A log of the training session whose id is `session`. One that was taken back is there, so that it does not return. */
export const ExportedTrainingLog = z
  .strictObject({ session: ChangeId, ...logFields })
  .check(z.refine(({ undone, notes }) => !undone || notes === undefined))
export type ExportedTrainingLog = z.infer<typeof ExportedTrainingLog>
