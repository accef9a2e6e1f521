import { randomBytes } from 'node:crypto'
import { DomainError } from '../../../shared/problems.ts'
import { createUser } from '../../aws/directory-user.ts'
import type { Me } from '../../http/authenticate.ts'
import { newSecret } from '../../http/cookies.ts'
import { findIdentity } from '../../sign-in/identity.ts'
import type { UserId } from '../../table/keys.ts'
import { countAttempts } from '../../table/records/rate-limits.ts'
import { markUnfinished } from '../../table/records/unfinished-accounts.ts'
import { type Verification, verifyAddress } from '../links/verification.ts'
import { newAccountLimits, signUpLimits } from '../rate-limits.ts'
import { findEmailOwner, storeAccount } from '../repository.ts'
import { queueVerificationMail } from '../sign-up.ts'
import type { GoogleUser } from './google.ts'
import { findIdentityLink, identityLinkWrites, linkIdentity } from './identities.ts'

interface AccountContext {
  me: Pick<Me, 'userId'> | undefined
  zone: string
  viewerIp: string
  now: number
  requestId: string
}

/**
 * Returns the account of a Google user. It is the first of these that exists:
 * 1. the account that is linked with the Google identity;
 * 2. the account with the same address, if Google is authoritative for the address. It is linked from now on;
 * 3. a new account.
 *
 * So an account is linked only when both sides are verified. If the account's address was not verified before, this
 * first verification is a claim, unless the user is signed in to the account.
 *
 * Throws `sign-in-otherwise` when an account has the address and Google is not authoritative for it, and when the link of
 * the identity is outdated: the user must sign in another way, for example with a mailed link. Throws `busy` for a concurrent change, and `too-many-tries` for too
 * many new accounts from one network. Sources: requirements AUTH-18, SEC-13.
 */
export async function findOrCreateAccount(googleUser: GoogleUser, context: AccountContext): Promise<Verification> {
  const { now } = context
  const identityLink = await findIdentityLink(googleUser.externalIdentity, now)
  const identity = identityLink?.state === 'linked' ? await findIdentity(identityLink.userId) : undefined
  if (identity) return { identity, isClaim: false, now }
  const owner = await findEmailOwner(googleUser.email)
  // A second, empty account would look like lost data to its owner.
  if (!owner && identityLink?.state === 'outdated') throw new DomainError('sign-in-otherwise')
  if (!owner) return { identity: await createAccount(googleUser, identityLink?.userId, context), isClaim: false, now }
  if (!googleUser.isAuthoritative) throw new DomainError('sign-in-otherwise')
  const verification = await verifyAddress({ userId: owner.userId, email: googleUser.email }, context)
  if (!verification) throw new DomainError('busy')
  await linkIdentity(owner.userId, googleUser.externalIdentity, { now: verification.now, former: identityLink?.userId })
  return verification
}

/**
 * Creates an account with a random password that no one knows, so that the directory treats it like any other account.
 * `former` is the user with whom the Google identity was linked before.
 */
async function createAccount(
  { externalIdentity, email, isAuthoritative, fullName }: GoogleUser,
  former: UserId | undefined,
  { zone, viewerIp, now, requestId }: AccountContext,
): Promise<Verification['identity']> {
  await countAttempts([...signUpLimits(viewerIp), ...newAccountLimits()], now)
  const id = randomBytes(16).toString('hex') as UserId
  await markUnfinished(id, now)
  await createUser(id, newSecret())
  const profile = {
    fullName,
    email,
    zone,
    createdAt: now,
    hasLongPassword: true,
    hasNoPassword: true as const,
    ...(isAuthoritative && { emailProvenAt: now }),
  }
  const isStored = await storeAccount(id, profile, { items: identityLinkWrites(id, externalIdentity, { now, former }) })
  if (!isStored) throw new DomainError('busy')
  const identity = { id, fullName, email, emailProven: isAuthoritative, roles: [], hasNoPassword: true as const }
  if (!isAuthoritative) await queueVerificationMail(identity, now, requestId)
  return identity
}
