import * as z from 'zod/mini'
import { Role } from '../../../shared/auth/schema.ts'
import { itemKind } from '../item-kind.ts'

/** Who a user is, as the table keeps it. Instants are epoch ms, `zone` an IANA time zone. */
const Profile = z.object({
  fullName: z.string(),
  email: z.string(),
  roles: z.array(Role),
  zone: z.string(),
  createdAt: z.int(),
  /** When `email` was first proven; absent until then. Source: requirement AUTH-18. */
  emailProvenAt: z.exactOptional(z.int()),
  /** What was given out before this instant counts no more: no session, no link. Absent when all of it counts. */
  trustedFrom: z.exactOptional(z.int()),
  /** Premium that an administrator gave. */
  manualPremium: z.exactOptional(z.boolean()),
  /** Whether the welcome was gone through to its end. */
  onboardingCompleted: z.exactOptional(z.boolean()),
  /** When the first entry was stored; absent until then. */
  firstLogCompletedAt: z.exactOptional(z.int()),
})
export type Profile = z.infer<typeof Profile>

export const ProfileItem = itemKind({
  called: 'Account',
  pk: 'USER#{user}',
  sk: 'ME#PROFILE',
  schema: Profile,
  exported: 'whole',
  erased: 'with its user',
})
