import type { Account } from '../../../shared/auth/schema.ts'
import { findItem } from '../find-item.ts'
import { type Profile, ProfileItem } from '../items/profile.ts'
import type { UserId } from '../keys.ts'

/** Whether the owner has claimed the account, but has not completed the claim. */
export function isClaimPending({ claim }: Pick<Profile, 'claim'>): boolean {
  return claim !== undefined && claim !== 'completed'
}

/** The parts of the account that depend on a claim. While it is pending, the name is not known to be the owner's. */
export function claimFieldsOf(
  profile: Pick<Profile, 'claim' | 'fullName'>,
): Pick<Account, 'fullName' | 'claimPending'> {
  return isClaimPending(profile) ? { fullName: '', claimPending: true } : { fullName: profile.fullName }
}

/** Returns the latest version of a user's profile, or `undefined` when there is no such account (any more, or yet). */
export async function findProfile(user: UserId): Promise<Profile | undefined> {
  const item = await findItem(ProfileItem.key({ user }))
  return item && ProfileItem.parse(item)
}
