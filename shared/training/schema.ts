import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { text } from '../http/text.ts'
import { Instant } from '../time/schema.ts'
import { INTERVAL_MINUTES } from './interval.ts'
import { MAX_LOG_NOTES_LENGTH, STATE_LOGS } from './limits.ts'

/** What can happen at a visit to the toilet. Source: requirement TRAIN-02. */
export const ACTION_TYPES = ['scheduled_void', 'successful_delay', 'accident', 'early_void'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/** Minutes between voids. Source: requirement TRAIN-01. */
const IntervalMinutes = z.int().check(
  z.minimum(INTERVAL_MINUTES.min),
  z.maximum(INTERVAL_MINUTES.max),
  z.refine((minutes) => minutes % INTERVAL_MINUTES.step === 0),
)

/** A new session. Its id is that of the change that starts it, so it says when the session starts. */
export const NewSession = z.strictObject({
  id: ChangeId,
  targetIntervalMinutes: z._default(IntervalMinutes, INTERVAL_MINUTES.default),
})
export type NewSession = z.infer<typeof NewSession>

/** A session of bladder training. The newest one is active until it ends; a later start ends every earlier one. */
export const Session = z.object({
  ...NewSession.shape,
  /** The change that last set the interval; absent while it is the first one. */
  intervalChange: z.exactOptional(ChangeId),
  endedAt: z.exactOptional(Instant),
})
export type Session = z.infer<typeof Session>

export const IntervalChange = z.strictObject({ change: ChangeId, targetIntervalMinutes: IntervalMinutes })
export type IntervalChange = z.infer<typeof IntervalChange>

/** The end of a session, at the instant of the change. */
export const SessionEnd = z.strictObject({ change: ChangeId })
export type SessionEnd = z.infer<typeof SessionEnd>

/**
 * What happened, at the instant of the id. `scheduledAt` is the instant at which the countdown of the device ended or
 * would have ended, so a log can wait in the outgoing queue.
 */
export const NewLog = z.strictObject({
  id: ChangeId,
  scheduledAt: Instant,
  actionType: z.enum(ACTION_TYPES),
  notes: z.exactOptional(text(MAX_LOG_NOTES_LENGTH).check(z.minLength(1))),
})
export type NewLog = z.infer<typeof NewLog>

/** A log of a session. One that was taken back says so for ever, counts nowhere and has lost its note. */
export const Log = z.object({ ...NewLog.shape, sessionId: ChangeId, undone: z.exactOptional(z.literal(true)) })
export type Log = z.infer<typeof Log>

/**
 * The latest session, ended or not, with its last logs, newest first, also those that were taken back (`lastLogs` leaves
 * them out). Without a session: the user has not trained yet.
 */
export const TrainingState = z.object({
  session: z.exactOptional(Session),
  logs: z.array(Log).check(z.maxLength(STATE_LOGS)),
})
export type TrainingState = z.infer<typeof TrainingState>
