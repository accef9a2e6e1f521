import * as z from 'zod/mini'
import { line } from '../http/text.ts'
import { RecordId, recordKind, type ValuesOf } from '../records/kind.ts'
import { QUESTIONS } from './kind.ts'
import { MAX_QUESTION_LENGTH } from './limits.ts'

/** A question, and its place among the others: the least `order` is the first. Source: requirement REPORT-01. */
export const Questions = recordKind({
  ...QUESTIONS,
  id: RecordId,
  fields: { text: line(MAX_QUESTION_LENGTH), order: z.number().check(z.minimum(-1e9), z.maximum(1e9)) },
})
export type Question = ValuesOf<typeof Questions.fields>
