import { readEndpoint, saveEndpoints } from './endpoints.ts'
import { RECORD_KINDS } from './kinds.ts'

/** The endpoints of all kinds of records. */
export const recordsApi = {
  read: readEndpoint(RECORD_KINDS),
  ...saveEndpoints(RECORD_KINDS),
}
