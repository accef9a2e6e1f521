import * as z from 'zod/mini'
import { DatedId, recordKind, type ValuesOf } from '../records/kind.ts'
import { Instant } from '../time/schema.ts'
import { EXERCISE_IDS } from './exercises.ts'
import { KEPT_EXERCISES } from './kind.ts'
import { MAX_PAIN, MAX_SESSION_SECONDS } from './limits.ts'

const Pain = z.int().check(z.minimum(0), z.maximum(MAX_PAIN))

/**
 * A session that the user keeps: its exercise, how long it lasted, when it was kept, and the pain before and after if they gave
 * it. Source: requirement EX-01.
 */
export const KeptExercises = recordKind({
  ...KEPT_EXERCISES,
  id: DatedId,
  fields: {
    exercise: z.enum(EXERCISE_IDS),
    seconds: z.int().check(z.minimum(1), z.maximum(MAX_SESSION_SECONDS)),
    at: Instant,
    before: z.exactOptional(Pain),
    after: z.exactOptional(Pain),
  },
})
export type KeptExercise = ValuesOf<typeof KeptExercises.fields>
