import * as z from 'zod/mini'
import { Role } from '../../../shared/auth/schema.ts'
import { Consent } from '../../../shared/profile/schema.ts'
import { itemKind } from '../item-kind.ts'

/** A user's account as stored. Instants are epoch ms. `zone` is an IANA time zone. */
const Profile = z.object({
  fullName: z.string(),
  email: z.string(),
  /** Absent for most users. Only the feature `people` may write it: see decision 120 in `infra/README.md`. */
  roles: z._default(z.array(Role), []),
  zone: z.string(),
  createdAt: z.int(),
  /** When `email` was first verified. Absent until then. Source: requirement AUTH-18. */
  emailProvenAt: z.exactOptional(z.int()),
  /** When the owner was last invited. Absent for accounts whose owner made them, and once the invitation is accepted. */
  invitedAt: z.exactOptional(z.int()),
  /** Sessions and mailed links from before this instant are invalid. Absent when all are valid. */
  trustedFrom: z.exactOptional(z.int()),
  /** When the account was last about to be handed over: from then on no earlier owner's password may be set. */
  handOverBeganAt: z.exactOptional(z.int()),
  /** Linked identities from before this instant are invalid. Absent when all are valid. */
  identitiesTrustedFrom: z.exactOptional(z.int()),
  /** The latest change of the address (epoch ms), and the first one of its series: see `seriesOfChanges`. */
  emailFirstReplacedAt: z.exactOptional(z.int()),
  emailReplacedAt: z.exactOptional(z.int()),
  /** The last change of the series before: identities linked before it have ended for good (epoch ms). */
  identitiesEndedBefore: z.exactOptional(z.int()),
  /**
   * The state of a claim, absent without one: the owner has not yet decided about the earlier use (`undecided`), keeps
   * or removes it (`keep`, `remove`) and has not yet given a name, or has completed the claim (`completed`).
   */
  claim: z.exactOptional(z.enum(['undecided', 'keep', 'remove', 'completed'])),
  /** Whether the password has the length that staff need. Absent, as for `false`, in accounts from before this rule. */
  hasLongPassword: z.exactOptional(z.boolean()),
  /** The user has never chosen a password: the directory has a random one. */
  hasNoPassword: z.exactOptional(z.literal(true)),
  /** The user has passkeys (see `PasskeysItem`), which count only while this says so. */
  hasPasskey: z.exactOptional(z.literal(true)),
  /** The user's latest decision about the storing of health data, and when (epoch ms). Absent without one. */
  consent: z.exactOptional(Consent),
  /** When the account ends whose deletion was asked for (epoch ms). Absent without such a request. */
  erasesAt: z.exactOptional(z.int()),
  /** When the job has begun to erase the account (epoch ms). From then on the deletion cannot be taken back. */
  erasingSince: z.exactOptional(z.int()),
  /** Whether an admin granted premium, and until when (epoch ms; absent: without an end). */
  manualPremium: z.exactOptional(z.boolean()),
  manualPremiumUntil: z.exactOptional(z.int()),
  /** Whether the user completed the welcome screens. */
  onboardingCompleted: z.exactOptional(z.boolean()),
  /** When the first day with an entry was stored. Absent until then. */
  firstLogCompletedAt: z.exactOptional(z.int()),
})
export type Profile = z.infer<typeof Profile>

export const ProfileItem = itemKind({
  label: 'Account',
  pk: 'USER#{user}',
  sk: 'ME#PROFILE',
  schema: Profile,
  exported: { account: 'profile', holds: 'whole' },
  erased: 'with its user',
})
