import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { LocalDate } from '../time/schema.ts'
import { Day, DayOperation, Saved } from './schema.ts'

const params = z.strictObject({ date: LocalDate })

export const daysApi = {
  read: endpoint('GET /days/{date}', { who: 'user', params, reply: Day }),
  /** Applies one edit and answers with the day as it then is, whether or not the edit was new. */
  edit: endpoint('PUT /days/{date}', { who: 'user', params, body: DayOperation, reply: Saved }),
}
