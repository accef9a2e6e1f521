import * as z from 'zod/mini'
import { ACTS, AUDIT_PAGE, AuditEntry } from '../audit/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  Invitation,
  InvitationRepeat,
  MAX_INVITATIONS,
  MAX_STAFF,
  NewInvitation,
  Person,
  PersonParams,
  PersonQuery,
  PremiumEdit,
  RolesEdit,
  WithReason,
} from './schema.ts'

/**
 * What admins can do about people. Every call that reads or changes a person writes an entry of the audit. No reply has anything
 * about health. Sources: requirements ADM-08, SEC-28.
 */
export const peopleApi = {
  /** The person with an address. A POST, so that no address stands in a URL. Refused with `no-such-person`. */
  find: endpoint('POST /manage/people', { caller: 'admin', body: PersonQuery, reply: Person }),
  /** Who has a role. */
  staff: endpoint('GET /manage/staff', { caller: 'admin', reply: z.array(Person).check(z.maxLength(MAX_STAFF)) }),
  /** Counts from the person's next request. Refused with `roles-changed`, `last-admin` and `too-many-staff`. */
  changeRoles: endpoint('PUT /manage/people/{id}/roles', {
    caller: 'admin',
    needsProof: true,
    params: PersonParams,
    body: RolesEdit,
    reply: Person,
  }),
  changePremium: endpoint('PUT /manage/people/{id}/premium', {
    caller: 'admin',
    needsProof: true,
    params: PersonParams,
    body: PremiumEdit,
    reply: Person,
  }),
  /** Ends all sessions of a person, also one's own. */
  endSessions: endpoint('POST /manage/people/{id}/sign-out', {
    caller: 'admin',
    needsProof: true,
    params: PersonParams,
    body: WithReason,
    reply: Person,
  }),
  /** Removes all passkeys of a person who has lost them, also one's own. */
  removePasskeys: endpoint('POST /manage/people/{id}/passkeys/removal', {
    caller: 'admin',
    needsProof: true,
    params: PersonParams,
    body: WithReason,
    reply: Person,
  }),
  /**
   * Makes an account for an address and mails a link with which its owner accepts. Sources: requirements ADM-08, AUTH-14.
   * Refused with `already-invited`, `address-has-account`, `address-refuses-mail`, `too-many-staff`,
   * `too-many-invitations` and `too-many-tries`.
   */
  invite: endpoint('POST /manage/invitations', {
    caller: 'admin',
    needsProof: true,
    body: NewInvitation,
    reply: Invitation,
  }),
  /** Those that wait or have expired, and those that were accepted lately; the newest first. */
  invitations: endpoint('GET /manage/invitations', {
    caller: 'admin',
    reply: z.array(Invitation).check(z.maxLength(MAX_INVITATIONS)),
  }),
  /** Mails a new link; the earlier one ends. Refused with `invitation-ended`, `address-refuses-mail` and `too-many-tries`. */
  sendAgain: endpoint('POST /manage/invitations/{id}/mail', {
    caller: 'admin',
    needsProof: true,
    params: PersonParams,
    body: InvitationRepeat,
    reply: Invitation,
  }),
  /** Ends the link and removes the account, which nobody has used. Refused with `invitation-ended`. */
  takeBack: endpoint('POST /manage/invitations/{id}/take-back', {
    caller: 'admin',
    needsProof: true,
    params: PersonParams,
    body: WithReason,
    reply: z.object({}),
  }),
  /** What admins did, the newest first. `after` continues after an earlier page. */
  audit: endpoint('GET /manage/audit', {
    caller: 'admin',
    query: z.strictObject({
      act: z.exactOptional(z.enum(ACTS)),
      after: z.exactOptional(z.string().check(z.maxLength(300))),
    }),
    reply: z.object({
      entries: z.array(AuditEntry).check(z.maxLength(AUDIT_PAGE)),
      /** Absent on the last page. */
      next: z.exactOptional(z.string()),
    }),
  }),
}
