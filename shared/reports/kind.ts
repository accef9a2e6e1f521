import type { RecordMeta } from '../records/meta.ts'
import { MAX_QUESTIONS } from './limits.ts'

/** What the user wants to ask at a visit. */
export const QUESTIONS = {
  kind: 'questions',
  label: 'Questions for a visit',
  needs: ['text', 'order'],
  stored: 'together',
  limit: { records: MAX_QUESTIONS, problem: 'question-limit-reached' },
  latestOnly: ['order'],
} as const satisfies RecordMeta
