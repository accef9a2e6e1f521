import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { LocalDate, LocalMonth } from '../time/schema.ts'
import { Day, DayOperation, Saved } from './model/schema.ts'

const params = z.strictObject({ date: LocalDate })

export const daysApi = {
  /** The days of a month on which anything was ever said, newest first. */
  month: endpoint('GET /days', {
    who: 'user',
    query: z.strictObject({ month: LocalMonth }),
    reply: z.object({
      days: z.array(Day),
      /** The newest such day before the month: in its month one reads on. Absent when there is none. */
      earlier: z.exactOptional(LocalDate),
      /** What their person called those fields of their own that the days have, deleted ones too. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  read: endpoint('GET /days/{date}', { who: 'user', params, reply: Day }),
  /** Applies one edit and answers with the day as it then is, whether or not the edit was new. */
  edit: endpoint('PUT /days/{date}', { who: 'user', params, body: DayOperation, reply: Saved }),
}
