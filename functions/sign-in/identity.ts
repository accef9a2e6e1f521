import { isGone } from '../../shared/erasure/grace.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile, identityOf } from '../table/records/profile.ts'

/** An identity with its profile, whose fields decide which mailed links and other ways to sign in are valid. */
export type IdentityRecord = ReturnType<typeof identityOf>

/** Returns the identity of a user; `undefined` when there is no account, or it is gone: the job only has not come yet. */
export async function findIdentity(user: UserId): Promise<IdentityRecord | undefined> {
  const profile = await findProfile(user)
  return profile && !isGone(profile.erasesAt, Date.now()) ? identityOf(user, profile) : undefined
}
