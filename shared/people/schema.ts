import * as z from 'zod/mini'
import { Email, Role } from '../auth/schema.ts'
import { text } from '../http/text.ts'

const UserId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
export const PersonParams = z.strictObject({ id: UserId })

export const MAX_REASON = 300
/** Why an admin does it. It is kept with the act, so it must not say anything about a person's health. */
const Reason = z.pipe(z.string().check(z.trim()), text(MAX_REASON).check(z.minLength(3)))

export const ROLES = ['editor', 'admin'] as const satisfies readonly Role[]

const RoleList = z.array(Role).check(z.maxLength(ROLES.length))
const Roles = RoleList.check(z.refine((roles) => new Set(roles).size === roles.length))

/** Premium that an admin grants: for ever, or until an instant (epoch ms). */
const GrantedPremium = z.strictObject({ until: z.nullable(z.int()) })

/** The exact address of an account: there is no other way to find a person. */
export const PersonQuery = z.strictObject({ email: Email })

/** The new roles of a person. `before`: those that the admin saw. */
export const RolesEdit = z.strictObject({ roles: Roles, before: Roles, reason: Reason })

/** `premium` is `null` to take it away. */
export const PremiumEdit = z.strictObject({ premium: z.nullable(GrantedPremium), reason: Reason })

export const WithReason = z.strictObject({ reason: Reason })

/** What an admin sees of a person. Nothing of it is about health. */
export const Person = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  roles: RoleList,
  /** Their roles have no effect before they choose a longer password. */
  needsLongPassword: z.exactOptional(z.literal(true)),
  /** Premium that an admin has granted. */
  premium: z.nullable(GrantedPremium),
  /** Epoch ms. */
  createdAt: z.int(),
})
export type Person = z.infer<typeof Person>

/** At most this many people can have a role. */
export const MAX_STAFF = 100

/** What admins do to people. Append only: entries are stored with these names. */
export const ACTS = ['looked-up', 'roles-changed', 'premium-changed', 'sessions-ended'] as const
export type Act = (typeof ACTS)[number]

/** One entry of the audit. People are named by their ids alone. Source: requirement SEC-28. */
export const AuditEntry = z.object({
  /** Epoch ms. */
  at: z.int(),
  act: z.enum(ACTS),
  /** Who did it, and to whom. */
  by: z.string(),
  about: z.string(),
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
