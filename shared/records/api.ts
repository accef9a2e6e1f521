import { KeptExercises } from '../exercises/records.ts'
import { recordEndpoints } from './endpoints.ts'

/** The endpoints of all kinds of records. A kind that is added here has to be stored, exported, imported and tested. */
export const recordsApi = {
  ...recordEndpoints(KeptExercises),
}
