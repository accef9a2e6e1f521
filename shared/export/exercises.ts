import * as z from 'zod/mini'
import { KeptSession } from '../exercises/schema.ts'

/** A kept session of an exercise. */
export const ExportedExercise = z.strictObject(KeptSession.shape)
export type ExportedExercise = z.infer<typeof ExportedExercise>
