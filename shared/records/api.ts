import { recordEndpoints } from './endpoints.ts'
import { RECORD_KINDS } from './kinds.ts'

/** The endpoints of all kinds of records. */
export const recordsApi = {
  ...recordEndpoints(RECORD_KINDS.exercises),
  ...recordEndpoints(RECORD_KINDS.questions),
}
