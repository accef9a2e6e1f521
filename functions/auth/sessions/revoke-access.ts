import type { Role } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { UserCookieValue } from '../../http/cookies.ts'
import { renewSession } from '../../sign-in/sessions.ts'
import { deleteRange } from '../../table/delete-range.ts'
import { KnownBrowserItem } from '../../table/items/known-browser.ts'
import { LinkItem } from '../../table/items/link.ts'
import { PasskeysItem } from '../../table/items/passkeys.ts'
import { SessionItem } from '../../table/items/session.ts'
import { UserIdentityItem } from '../../table/items/user-identity.ts'
import type { UserId } from '../../table/keys.ts'
import { forgetDevices } from '../../table/records/reminder-devices.ts'
import { invalidateEarlierAccess, recordHandOverBegin, recordVerification } from '../repository.ts'

/** Access that was granted to a user who knew the password or could read the mail. */
const GRANTED = [SessionItem, KnownBrowserItem, LinkItem]

/** What else ends, by how the account is given to its owner. */
const ENDING = {
  claimed: [UserIdentityItem, PasskeysItem],
  accepted: [UserIdentityItem, PasskeysItem],
  handedOver: [UserIdentityItem, PasskeysItem],
  staffHandedOver: [UserIdentityItem],
  firstPassword: [],
} as const

interface HandOver {
  email: string
  isClaim: boolean
  /** An admin made the account for its owner, who accepts with this claim. */
  isInvited: boolean
  isFirst?: boolean
  roles?: readonly Role[]
}

function kindOf({ isClaim, isInvited, isFirst, roles = [] }: HandOver): keyof typeof ENDING {
  if (isClaim) return isInvited ? 'accepted' : 'claimed'
  if (isFirst) return 'firstPassword'
  return roles.length ? 'staffHandedOver' : 'handedOver'
}

/**
 * Gives an account to the user who has just shown that `email` is theirs. `changePassword` replaces the password and
 * returns whether the new one is long; the verification is stored, as a claim if `isClaim`. All other access ends, also
 * access that a concurrent request is about to grant; only a user's first password (`isFirst`) leaves the sign-in with
 * Google, by which that user came, and the passkeys. Staff (`roles`) keep their passkeys, too, unless it is a claim. Returns the instant (epoch ms) from which new access is valid.
 * Safe to repeat after a failure half-way.
 *
 * Throws `busy` when the account's address changed in the meantime. Sources: requirements AUTH-18, SEC-14.
 */
export async function handOverAccount(
  user: UserId,
  handOver: HandOver,
  changePassword: () => Promise<boolean>,
): Promise<number> {
  await recordHandOverBegin(user, Date.now())
  const hasLongPassword = await changePassword()
  await forgetDevices(user, () => true)
  const kind = kindOf(handOver)
  const ending = [...GRANTED, ...ENDING[kind]]
  await Promise.all(ending.map((kind) => deleteRange(kind.all({ user }))))
  // The time is read only now, so that every session that the old password opened is older and becomes invalid.
  const now = Date.now()
  const access = { kind, hasLongPassword } as const
  if (!(await recordVerification(user, { email: handOver.email, now, access }))) throw new DomainError('busy')
  return now
}

/**
 * Ends all access that was granted with the old password or address, except the session in which the user has just
 * changed it. `hasLongPassword` is given for a new password.
 * Returns `false` when that session ended in the meantime, perhaps because the account was handed over: the access of
 * its new owner then stays. Safe to repeat after a failure half-way.
 * Source: requirement SEC-14.
 */
export async function revokeOtherAccess(
  { userId, hash }: UserCookieValue,
  hasLongPassword?: boolean,
): Promise<boolean> {
  const session = SessionItem.key({ user: userId, hash })
  await forgetDevices(userId, (other) => other !== hash)
  await Promise.all(GRANTED.map((kind) => deleteRange(kind.all({ user: userId }), session)))
  // The time is read only now, so that every session that the old password opened is older and becomes invalid.
  const now = Date.now()
  // The session is renewed first, so that it is valid at every moment.
  if (!(await renewSession({ userId, hash }, now))) return false
  await invalidateEarlierAccess(userId, now, hasLongPassword)
  return true
}
