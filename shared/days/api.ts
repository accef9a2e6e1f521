import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { LocalDate } from '../time/schema.ts'
import { Day, DayOperation, SavedDay } from './model/schema.ts'

const params = z.strictObject({ date: LocalDate })

/** The maximum number of days of a page. Ordinary ones are a megabyte. */
export const MAX_PAGE_DAYS = 1_000

export const daysApi = {
  /** The days of a range that were ever edited, newest first, in pages of at most 1 MB. Both dates belong to it. */
  range: endpoint('GET /days', {
    caller: 'user',
    query: z
      .strictObject({ from: LocalDate, to: LocalDate })
      .check(z.refine(({ from, to }) => from <= to, { path: ['from'] })),
    reply: z.object({
      days: z.array(Day).check(z.maxLength(MAX_PAGE_DAYS)),
      /** There are more days in the range, from this date backwards: the client asks again, with it as `to`. */
      next: z.exactOptional(LocalDate),
      /** The newest date before the range that has a day. Absent when there is none, and on a page with `next`. */
      earlier: z.exactOptional(LocalDate),
      /** The names of the custom items whose fields the days contain, deleted items included. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  read: endpoint('GET /days/{date}', { caller: 'user', params, reply: Day }),
  /** Applies one edit and returns the resulting day, also when the edit had been applied before. */
  edit: endpoint('PUT /days/{date}', { caller: 'user', params, body: DayOperation, reply: SavedDay }),
}
