import { endpoint } from '../http/endpoint.ts'
import { ImportBatch, ImportResult } from './schema.ts'

const batch = {
  caller: 'user',
  needsProof: true,
  isAlwaysAllowed: true,
  body: ImportBatch,
  reply: ImportResult,
} as const

/** Both have a limit of their own instead of the budget of writes: ten years are more than an hour of logging. */
export const importApi = {
  /** What `apply` would change. Changes nothing. */
  preview: endpoint('POST /import/preview', batch),
  /**
   * Merges a batch into the diary by the rules of edits, and returns what has changed. It can be repeated: what is
   * there already stays as it is.
   */
  apply: endpoint('POST /import', batch),
}
