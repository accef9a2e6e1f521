import { recordEndpoints } from './endpoints.ts'
import { RECORD_KINDS } from './kinds.ts'

/** The endpoints of all kinds of records. */
export const recordsApi = {
  ...recordEndpoints(RECORD_KINDS.exercises),
  ...recordEndpoints(RECORD_KINDS.questions),
  ...recordEndpoints(RECORD_KINDS.bookmarks),
  ...recordEndpoints(RECORD_KINDS.readingProgress),
  ...recordEndpoints(RECORD_KINDS.readingSettings),
}
