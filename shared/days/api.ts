import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { LocalDate, LocalMonth } from '../time/schema.ts'
import { Day, DayOperation, SavedDay } from './model/schema.ts'

const params = z.strictObject({ date: LocalDate })

export const daysApi = {
  /** The days of a month that were ever edited, newest first. */
  month: endpoint('GET /days', {
    caller: 'user',
    query: z.strictObject({ month: LocalMonth }),
    reply: z.object({
      days: z.array(Day).check(z.maxLength(31)),
      /** The newest logged date before the month. Its month is the next page. Absent when no earlier day is logged. */
      earlier: z.exactOptional(LocalDate),
      /** The names of the custom items whose fields the days contain, deleted items included. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  read: endpoint('GET /days/{date}', { caller: 'user', params, reply: Day }),
  /** Applies one edit and returns the resulting day, also when the edit had been applied before. */
  edit: endpoint('PUT /days/{date}', { caller: 'user', params, body: DayOperation, reply: SavedDay }),
}
