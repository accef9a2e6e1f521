import { KEPT_EXERCISES } from '../../../../shared/exercises/kind.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { recordOperations } from '../../shell/later/records/record-operations.ts'
import { text } from './operations-text.ts'

/** The sessions that the user keeps or removes, through the outgoing queue. */
export const operations = {
  exercises: recordOperations(KEPT_EXERCISES, text),
} satisfies Partial<OperationKinds>
