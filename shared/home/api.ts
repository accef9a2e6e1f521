import * as z from 'zod/mini'
import { Account } from '../auth/schema.ts'
import { ActiveCustom } from '../custom/schema.ts'
import { Day, Lost } from '../days/model/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { Preferences } from '../preferences/schema.ts'
import { Entitlement } from '../premium/schema.ts'
import { LocalDate } from '../time/schema.ts'

/** How far back home looks, in days. */
export const HOME_DAYS = 30
/** So many days before today home brings in full: those by which a flare is judged. */
export const RECENT_DAYS = 3
/** Home brings at most so many lost edits. */
export const MOST_LOST = 20

export const homeApi = {
  /** All that home shows, in one call. `today` is the person's own calendar day. */
  open: endpoint('GET /home', {
    who: 'user',
    query: z.strictObject({ today: LocalDate }),
    reply: z.object({
      account: Account,
      /** Whether the welcome is behind them. */
      onboarded: z.boolean(),
      today: Day,
      /** The entries of the three days before today, newest first. */
      recent: z.array(Day),
      /** Edits that lost, of days that can still be changed; the newest first, and not more than 20. */
      lost: z.array(Lost),
      /** The days with an entry among the last 30, newest first. */
      loggedOn: z.array(LocalDate),
      /** How many days in a row were logged before those 30; 0 where one of them is missing, today left aside. */
      earlierRun: z.int(),
      preferences: Preferences,
      custom: ActiveCustom,
      premium: Entitlement,
    }),
  }),
}
