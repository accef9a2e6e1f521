import { mergeExercises } from '../../shared/import/merge-exercises.ts'
import type { ImportBatch } from '../../shared/import/schema.ts'
import { findSessionsBetween, keepSession } from '../table/records/exercises.ts'
import type { BatchContext } from './batch-context.ts'
import { inGroups } from './in-groups.ts'

/** Adds the kept sessions of exercises that are not here. */
export async function importExercises({ exercises = [] }: ImportBatch, { me, now, isPreview }: BatchContext) {
  const dates = exercises.map(({ date }) => date).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  const stored = first && last ? await findSessionsBetween(me.userId, first, last) : []
  const { added, counts, refused } = mergeExercises(stored, exercises, now)
  if (!isPreview) await inGroups(added, (session) => keepSession(me.userId, session))
  return { counts: { exercises: counts }, refused }
}
