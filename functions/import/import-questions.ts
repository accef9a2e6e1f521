import { type MergedQuestions, mergeQuestions } from '../../shared/import/merge-questions.ts'
import { NO_ENTRIES } from '../../shared/import/results.ts'
import type { Refusal } from '../../shared/import/schema.ts'
import { changeQuestions, findQuestions } from '../table/records/questions.ts'
import type { BatchContext } from './batch-context.ts'

/** Adds the questions of a file to those that are here. */
export async function importQuestions(file: readonly string[] | undefined, { me, isPreview }: BatchContext) {
  if (!file) return { counts: { questions: NO_ENTRIES.questions }, refused: [] as Refusal[] }
  let merged: MergedQuestions = mergeQuestions(isPreview ? await findQuestions(me.userId) : [], file)
  if (!isPreview)
    await changeQuestions(me.userId, (stored) => {
      merged = mergeQuestions(stored, file)
      return merged.questions
    })
  return { counts: { questions: merged.counts }, refused: merged.refused }
}
