import * as z from 'zod/mini'
import { ACTS, AUDIT_PAGE, AuditEntry } from '../audit/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { MAX_STAFF, Person, PersonParams, PersonQuery, PremiumEdit, RolesEdit, WithReason } from './schema.ts'

/**
 * What admins can do about people. Every call that names a person writes an entry of the audit. No reply has anything
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
