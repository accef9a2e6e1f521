import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { LocalDate } from '../time/schema.ts'
import { ColumnNames, ColumnsShape, Generation } from './schema.ts'

export const trendsApi = {
  /**
   * The user's days as columns: those from `from` on, if the client has the earlier ones of this `generation`;
   * otherwise all of them. Sources: requirements TREND-01, PERF-03.
   */
  read: endpoint('GET /trends', {
    caller: 'user',
    premium: true,
    query: z.strictObject({
      columns: ColumnNames,
      from: z.exactOptional(LocalDate),
      generation: z.exactOptional(Generation),
    }),
    reply: z.object({
      ...ColumnsShape,
      /** The names of custom items by field, active ones first. Empty unless `custom` was asked for. */
      names: z.record(z.string(), z.string()),
      /** The reply replaces what the client has from this date on. Absent: it replaces everything. */
      from: z.exactOptional(LocalDate),
      generation: Generation,
      /**
       * Days before this date change only with the generation, so the client asks next time from here on. Absent while
       * an import may be changing older days: the client then asks for everything.
       */
      settledBefore: z.exactOptional(LocalDate),
      /** There are more days, from this date on: the client asks again, with this `from` and the reply's generation. */
      next: z.exactOptional(LocalDate),
    }),
  }),
}
