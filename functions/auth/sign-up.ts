import { randomBytes } from 'node:crypto'
import { type Identity, isLongPassword, type SignUp } from '../../shared/auth/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { createUser } from '../aws/directory-user.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { findIdentity } from '../sign-in/identity.ts'
import { hashOf } from '../table/hash.ts'
import type { UserId } from '../table/keys.ts'
import { countAttempts, countIfAllowed } from '../table/records/rate-limits.ts'
import { markUnfinished } from '../table/records/unfinished-accounts.ts'
import { checkPassword } from './directory.ts'
import { assertHardToGuess } from './passwords/password.ts'
import { newAccountLimits, noticeLimits, signUpLimits } from './rate-limits.ts'
import { findEmailOwner, storeAccount } from './repository.ts'

/**
 * Creates an account in three steps: marks it as unfinished, creates the user in the directory, and stores the account
 * in the table with one transaction. A browser that got no reply may repeat the same attempt within ten minutes. It
 * then gets the account that the first request created.
 *
 * Throws `weak-password`, `too-many-tries` and, for an address that has an account, `email-unavailable`.
 */
export async function signUp(
  request: SignUp,
  { viewerIp, now, requestId }: { viewerIp: string; now: number; requestId: string },
): Promise<Identity> {
  assertHardToGuess(request.password, request)
  await countAttempts(signUpLimits(viewerIp), now)
  const identity = (await findEmailOwner(request.email)) ? undefined : await createAccount(request, now)
  if (!identity) return repeatOrRefuse(request, now, requestId)
  await queueVerificationMail(identity, now, requestId)
  return identity
}

/**
 * Queues a mail with a link that verifies the address. An error is only logged: the account works without this mail,
 * and any link that is opened later verifies the address as well.
 */
export async function queueVerificationMail({ id }: Identity, now: number, correlationId: string): Promise<void> {
  try {
    await enqueueMail({ kind: 'verify', userId: id, correlationId, askedAt: now })
  } catch (error) {
    logger.error('confirmation mail not queued', { error: traceOf(error as Error) })
  }
}

/**
 * Returns `undefined` when another account took the address in the meantime. In that case, or after a crash, a user
 * without an account stays in the directory, marked as unfinished. Housekeeping deletes it, so that this feature needs
 * no permission to delete users.
 */
async function createAccount(request: SignUp, now: number): Promise<Identity | undefined> {
  const { fullName, email, password, zone, attempt } = request
  await countAttempts(newAccountLimits(), now)
  const id = randomBytes(16).toString('hex') as UserId
  await markUnfinished(id, now)
  await createUser(id, password)
  const profile = { fullName, email, zone, createdAt: now, hasLongPassword: isLongPassword(password) }
  const isStored = await storeAccount(id, profile, { attempt: hashOf(attempt) })
  return isStored ? { id, fullName, email, emailProven: false, roles: [] } : undefined
}

/** Returns the existing account for a repeated attempt. Otherwise notifies the owner of the address and throws. */
async function repeatOrRefuse(
  { email, password, attempt }: SignUp,
  now: number,
  correlationId: string,
): Promise<Identity> {
  const owner = await findEmailOwner(email)
  const isRepeated =
    owner?.isRepeated(hashOf(attempt), now) && (await checkPassword(owner.userId, password)) === 'right'
  const identity = owner && isRepeated ? await findIdentity(owner.userId) : undefined
  // Once the account is handed over, a repeat would try passwords without their limits.
  if (identity && identity.trustedFrom === undefined) return identity
  if (owner && (await countIfAllowed(noticeLimits(email), now)))
    await enqueueMail({ kind: 'address-taken', userId: owner.userId, correlationId })
  throw new DomainError('email-unavailable')
}
