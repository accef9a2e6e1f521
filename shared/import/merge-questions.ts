import { MAX_QUESTIONS } from '../reports/limits.ts'
import type { EntryCounts, Refusal } from './schema.ts'

/** The questions for a visit after an import. */
export interface MergedQuestions {
  /** The very list that is stored, if nothing changes. */
  questions: readonly string[]
  counts: EntryCounts
  refused: Refusal[]
}

/** Adds the questions of a file that are not here, after those that are; ten at most. Source: requirement REPORT-01. */
export function mergeQuestions(stored: readonly string[], file: readonly string[]): MergedQuestions {
  const fresh = file.filter((question) => !stored.includes(question))
  const added = fresh.slice(0, Math.max(0, MAX_QUESTIONS - stored.length))
  return {
    questions: added.length > 0 ? [...stored, ...added] : stored,
    counts: { added: added.length, changed: 0, same: file.length - fresh.length },
    refused: fresh.slice(added.length).map((what) => ({ what, reason: 'question-limit' })),
  }
}
