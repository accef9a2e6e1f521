import { QUESTIONS } from '../../../../shared/reports/kind.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { recordOperations } from '../../shell/later/records/record-operations.ts'
import { text } from './operations-text.ts'

/** The questions for a visit, through the outgoing queue. */
export const operations = {
  questions: recordOperations(QUESTIONS, text),
} satisfies Partial<OperationKinds>
