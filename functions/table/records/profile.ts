import { findItem } from '../find-item.ts'
import { type Profile, ProfileItem } from '../items/profile.ts'
import type { UserId } from '../keys.ts'

/** A user's profile as it is this moment; `undefined` for a user who is no more, or not yet. */
export async function findProfile(user: UserId): Promise<Profile | undefined> {
  const item = await findItem(ProfileItem.key({ user }))
  return item && ProfileItem.parse(item)
}
