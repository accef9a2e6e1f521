import * as z from 'zod/mini'
import { Email, Role } from '../auth/schema.ts'
import { text } from '../http/text.ts'

const UserId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
export const PersonParams = z.strictObject({ id: UserId })

export const MAX_REASON = 300
/** Why an admin does it. It is kept with the act, so it must not say anything about a person's health. */
const Reason = z.pipe(z.string().check(z.trim()), text(MAX_REASON).check(z.minLength(3)))

export const ROLES = ['editor', 'admin'] as const satisfies readonly Role[]

export const RoleList = z.array(Role).check(z.maxLength(ROLES.length))
const Roles = RoleList.check(z.refine((roles) => new Set(roles).size === roles.length))

/** Premium that an admin grants: for ever, or until an instant (epoch ms). */
export const GrantedPremium = z.strictObject({ until: z.nullable(z.int()) })

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
  /** They are invited and have not accepted yet: nobody has used the account. */
  isInvited: z.exactOptional(z.literal(true)),
  /** When the account ends, as its owner has asked (epoch ms). Until then nothing of it can be changed. */
  erasesAt: z.exactOptional(z.int()),
  /** Their roles have no effect before they choose a longer password. */
  needsLongPassword: z.exactOptional(z.literal(true)),
  /** Absent for a person who cannot sign in with a passkey. */
  hasPasskey: z.exactOptional(z.literal(true)),
  /** Premium that an admin has granted. */
  premium: z.nullable(GrantedPremium),
  /** Epoch ms. */
  createdAt: z.int(),
})
export type Person = z.infer<typeof Person>

/** An invitation by mail. The roles count once it is accepted. */
export const NewInvitation = z.strictObject({ email: Email, roles: Roles, reason: Reason })

/** The sending of another mail. `sentAt`: when the last one was sent that the admin knows of. */
export const InvitationRepeat = z.strictObject({ sentAt: z.int(), reason: Reason })

/** An invitation as admins see it. Instants are epoch ms. */
export const Invitation = z.object({
  /** The id of the invited account. */
  id: z.string(),
  email: z.string(),
  roles: RoleList,
  /** The admin who invited. */
  by: z.string(),
  /** When the newest mail was sent. */
  sentAt: z.int(),
  state: z.enum(['pending', 'expired', 'accepted']),
  /** Until when its link works, or when it was accepted. */
  at: z.int(),
  /** The mail did not arrive, or its reader complained about it. */
  isMailRefused: z.exactOptional(z.literal(true)),
})
export type Invitation = z.infer<typeof Invitation>

/** At most this many invitations are listed. Accepted ones are listed for some time. */
export const MAX_INVITATIONS = 200
export const LISTED_AFTER_MS = 30 * 86_400_000

/** At most this many people can have a role. */
export const MAX_STAFF = 100
