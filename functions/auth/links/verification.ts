import type { Identity } from '../../../shared/auth/schema.ts'
import { setPassword } from '../../aws/directory-user.ts'
import type { IdentityWithPassword } from '../../http/account.ts'
import type { Me } from '../../http/authenticate.ts'
import { newSecret } from '../../http/cookies.ts'
import { findIdentity } from '../../sign-in/identity.ts'
import type { UserId } from '../../table/keys.ts'
import { accountAddress } from '../../table/records/mailboxes.ts'
import { recordVerification } from '../repository.ts'
import { handOverAccount } from '../sessions/revoke-access.ts'

/** The result of a verification. */
export interface Verification {
  identity: IdentityWithPassword
  /** Whether this was a claim. Then the password is random, and the user must set a new one. */
  isClaim: boolean
  /**
   * The instant (epoch ms) at which a new session must begin. After a claim, a session that began earlier is invalid.
   */
  now: number
}

/**
 * Whether verifying the address of an account is a claim. `me` is the user who is signed in in the caller's browser.
 */
export function isClaim(
  { id, emailProven }: Pick<Identity, 'id' | 'emailProven'>,
  me: Pick<Me, 'userId'> | undefined,
): boolean {
  return !emailProven && me?.userId !== id
}

/** Ends the creator's access to an account. Its new password is random, and no one knows it. */
function claim(user: UserId, email: string, isInvited: boolean): Promise<number> {
  return handOverAccount(user, { email, isClaim: true, isInvited }, async () => {
    await setPassword(user, newSecret())
    return true
  })
}

/**
 * Verifies the address of an account: the caller has opened a link that was mailed to `email`, or an authoritative
 * identity provider confirms it. `me` is the user who is signed in in the caller's browser.
 *
 * The first verification of an account is a claim, unless the caller is signed in to this account. The creator may have
 * used the address of another person, so the password, sessions, links, known browsers and linked identities all end,
 * and the owner must decide about the earlier use of the account. Returns `undefined` and changes nothing when `email`
 * is not, or no longer, the account's address. Source: requirement AUTH-18.
 */
export async function verifyAddress(
  { userId, email: provenAddress }: { userId: UserId; email: string },
  { me, now }: { me: Pick<Me, 'userId'> | undefined; now: number },
): Promise<Verification | undefined> {
  const record = await findIdentity(userId)
  if (!record || accountAddress(record.email) !== accountAddress(provenAddress)) return undefined
  const { emailProvenAt, email, ...rest } = record
  const identity = { ...rest, email, emailProven: true }
  if (emailProvenAt !== undefined) return { identity, isClaim: false, now }
  if (isClaim(record, me))
    return { identity, isClaim: true, now: await claim(userId, email, record.invitedAt !== undefined) }
  return (await recordVerification(userId, { email, now })) ? { identity, isClaim: false, now } : undefined
}
