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
  /**
   * Asks for the deletion of the account, which then waits for seven days. Ends every session, this one too; a sign-in
   * takes it back. Throws `role-first` for editors and admins.
   */
  requestErasure: endpoint('POST /profile/erasure', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    needsProof: true,
    reply: z.object({ erasesAt: z.int() }),
  }),
  /**
   * Sends a message to our mailbox. The user's address is in it, so that we can answer. Throws `key-used` when the
   * attempt was used for another text.
   */
  sendFeedback: endpoint('POST /feedback', {
    caller: 'user',
    withoutConsent: true,
    body: Feedback,
    reply: z.object({}),
  }),
}
