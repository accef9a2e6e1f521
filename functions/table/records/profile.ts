import { findItem } from '../find-item.ts'
import { type Profile, ProfileItem } from '../items/profile.ts'
import type { UserId } from '../keys.ts'

/** Whether the owner has claimed the account, but has not completed the claim. */
export function isClaimPending({ claim }: Pick<Profile, 'claim'>): boolean {
  return claim !== undefined && claim !== 'completed'
}

/** The identity in a profile. While a claim is pending, the name is not known to be the owner's. */
export function identityOf(id: UserId, profile: Profile) {
  const isPending = isClaimPending(profile)
  return {
    ...profile,
    id,
    fullName: isPending ? '' : profile.fullName,
    emailProven: profile.emailProvenAt !== undefined,
    ...(isPending && { claimPending: true as const }),
  }
}

/** Returns the latest version of a user's profile, or `undefined` when there is no such account (any more, or yet). */
export async function findProfile(user: UserId): Promise<Profile | undefined> {
  const item = await findItem(ProfileItem.key({ user }))
  return item && ProfileItem.parse(item)
}
