import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { LocalDate, Zone } from '../time/schema.ts'
import { EXERCISE_IDS } from './exercises.ts'
import { LISTED_SESSIONS, MAX_PAIN, MAX_SESSION_SECONDS } from './limits.ts'

const Pain = z.int().check(z.minimum(0), z.maximum(MAX_PAIN))

/**
 * A session that the user keeps: its exercise, how long it lasted, and the pain before and after if they gave it. Its id
 * says when it was kept. Source: requirement EX-01.
 */
export const KeptSession = z.object({
  id: ChangeId,
  date: LocalDate,
  exercise: z.enum(EXERCISE_IDS),
  seconds: z.int().check(z.minimum(1), z.maximum(MAX_SESSION_SECONDS)),
  before: z.exactOptional(Pain),
  after: z.exactOptional(Pain),
})
export type KeptSession = z.infer<typeof KeptSession>

/** A session to keep, with the zone in which its date is judged. */
export const NewKeptSession = z.strictObject({ ...KeptSession.shape, zone: Zone })
export type NewKeptSession = z.infer<typeof NewKeptSession>

/** The newest kept sessions, newest first. */
export const KeptSessions = z.object({ sessions: z.array(KeptSession).check(z.maxLength(LISTED_SESSIONS)) })
export type KeptSessions = z.infer<typeof KeptSessions>
