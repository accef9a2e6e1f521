import * as z from 'zod/mini'
import { GrantedPremium, RoleList } from '../people/schema.ts'

/** What admins do. Append only: entries are stored with these names. */
export const ACTS = [
  ...['looked-up', 'roles-changed', 'premium-changed', 'sessions-ended'],
  ...['invited', 'invitation-sent-again', 'invitation-taken-back'],
  ...['recording-added', 'recording-changed', 'recording-deleted', 'recordings-ordered'],
  ...['queue-redriven', 'push-tested'],
  'passkeys-removed',
] as const
export type Act = (typeof ACTS)[number]

/** One entry of the audit. People are named by their ids alone. Source: requirement SEC-28. */
export const AuditEntry = z.object({
  /** Epoch ms. */
  at: z.int(),
  act: z.enum(ACTS),
  /** Who did it. */
  by: z.string(),
  /** To whom, or with what: an id. */
  about: z.string(),
  /** The title that the thing had before. Absent for what is done to a person. */
  title: z.exactOptional(z.string()),
  /** Absent for what changes nothing. */
  reason: z.exactOptional(z.string()),
  /** The roles before and after. */
  rolesBefore: z.exactOptional(RoleList),
  roles: z.exactOptional(RoleList),
  premium: z.exactOptional(z.nullable(GrantedPremium)),
  /** The browser and system from which it was done, such as "Firefox on Mac"; empty when unknown. */
  browser: z.string(),
  address: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AUDIT_PAGE = 50
