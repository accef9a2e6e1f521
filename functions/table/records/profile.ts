import { findItem } from '../find-item.ts'
import { type Profile, ProfileItem } from '../items/profile.ts'
import type { UserId } from '../keys.ts'

/** Returns the latest version of a user's profile, or `undefined` when there is no such account (any more, or yet). */
export async function findProfile(user: UserId): Promise<Profile | undefined> {
  const item = await findItem(ProfileItem.key({ user }))
  return item && ProfileItem.parse(item)
}
