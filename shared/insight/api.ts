import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { LocalDate } from '../time/schema.ts'
import { Insight } from './schema.ts'

/** A year of insights can be read back. */
export const INSIGHT_DAYS = 366

export const insightApi = {
  /**
   * The insight of the user's local date `today`. The first call that finds one stores it, and it stays the insight of
   * that day. A device that has an entry of today, perhaps unsent, or an hour before 18:00 sends `isReminderDue: false`.
   * Source: requirements INS-03, INS-06.
   */
  today: endpoint('POST /insights', {
    caller: 'user',
    body: z.strictObject({ today: LocalDate, isReminderDue: z.boolean() }),
    reply: z.object({ insight: z.exactOptional(Insight) }),
  }),
  /** The insights of the last year, newest first. */
  list: endpoint('GET /insights', {
    caller: 'user',
    premium: true,
    reply: z.object({ insights: z.array(Insight).check(z.maxLength(INSIGHT_DAYS)) }),
  }),
}
