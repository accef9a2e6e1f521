import * as z from 'zod/mini'
import { Account } from '../auth/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { Zone } from '../time/schema.ts'
import { CONSENT_STATES } from './consent.ts'
import { ConsentDecision, Feedback, ProfileEdit } from './schema.ts'

export const profileApi = {
  /** Changes the given fields of the account. A new time zone moves reminders and the end of the trial, never a day. */
  edit: endpoint('PUT /profile', {
    caller: 'user',
    withoutConsent: true,
    body: ProfileEdit,
    reply: z.object({ account: Account, zone: Zone }),
  }),
  /**
   * Records the user's decision about the storing of health data. Throws `consent-text-outdated` when the user agrees
   * to a text that is not the present one.
   */
  decideConsent: endpoint('PUT /profile/consent', {
    caller: 'user',
    withoutConsent: true,
    body: ConsentDecision,
    reply: z.object({ consent: z.enum(CONSENT_STATES) }),
  }),
  /** Sends a message to our mailbox. The user's address is in it, so that we can answer. */
  sendFeedback: endpoint('POST /feedback', {
    caller: 'user',
    withoutConsent: true,
    body: Feedback,
    reply: z.object({}),
  }),
}
