import * as z from 'zod/mini'
import { Account } from '../auth/schema.ts'
import { ActiveCustomItems } from '../custom/schema.ts'
import { Day, LostEdit } from '../days/model/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { Insight } from '../insight/schema.ts'
import { Preferences } from '../preferences/schema.ts'
import { Entitlement } from '../premium/schema.ts'
import { CONSENT_STATES } from '../profile/consent.ts'
import { LocalDate, Zone } from '../time/schema.ts'

/** The number of days that home covers, today included. */
export const HOME_DAYS = 30
/** The number of days before today that home returns in full: with today, the week of the progress snapshot. */
export const RECENT_DAYS = 6
/** The maximum number of lost edits that home returns. */
export const MAX_LOST_EDITS = 20

export const homeApi = {
  /** Everything that home shows, in one call. `today` is the user's local date. */
  open: endpoint('GET /home', {
    caller: 'user',
    query: z.strictObject({ today: LocalDate }),
    reply: z.object({
      account: Account,
      /** Whether the user has completed the welcome. */
      onboarded: z.boolean(),
      /** Whether the user agrees to the storing of health data. */
      consent: z.enum(CONSENT_STATES),
      /** The account's time zone, which decides about reminders and the trial. */
      zone: Zone,
      today: Day,
      /** The logged days among the six before today, newest first. */
      recent: z.array(Day).check(z.maxLength(RECENT_DAYS)),
      /** The lost edits of days that are still editable, newest first, at most 20. */
      lost: z.array(LostEdit).check(z.maxLength(MAX_LOST_EDITS)),
      /** The logged dates among the last 30 days, newest first. */
      loggedOn: z.array(LocalDate).check(z.maxLength(HOME_DAYS)),
      /**
       * The number of consecutive logged days directly before those 30. It is 0 when one of the 30 days, except today,
       * is not logged.
       */
      earlierRun: z.int(),
      preferences: Preferences,
      custom: ActiveCustomItems,
      premium: Entitlement,
      /** What the user of a new account has done so far; absent once the account is older than seven days. */
      gettingStarted: z.exactOptional(z.object({ hasReadArticle: z.boolean(), hasSetReminder: z.boolean() })),
      /** The insight of today, if one was shown (`shared/insight/api.ts`). */
      insight: z.exactOptional(Insight),
    }),
  }),
}
