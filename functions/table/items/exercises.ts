import * as z from 'zod/mini'
import { KeptSession } from '../../../shared/exercises/schema.ts'
import { itemKind } from '../item-kind.ts'

/** A session of an exercise that the user keeps. The last key is the newest one. */
export const ExerciseItem = itemKind({
  label: 'Exercises',
  pk: 'USER#{user}',
  sk: 'EXERCISE#{date}#{id}',
  schema: z.omit(KeptSession, { id: true, date: true }),
  exported: { diary: 'exercises', holds: 'whole' },
  erased: 'with its user',
})
