import { randomBytes } from 'node:crypto'
import type { Identity, SignUp } from '../../shared/auth/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { enqueueMail } from '../outbox/outbox.ts'
import { hashOf } from '../table/hash.ts'
import type { UserId } from '../table/keys.ts'
import { count, isWithin } from '../table/records/limits.ts'
import { addUser, judgePassword } from './directory.ts'
import { mailTo, notice, signingUp } from './passwords/guessing.ts'
import { assertHardToGuess } from './passwords/password.ts'
import { beginAccount, findIdentity, findOwner, finishAccount } from './repository.ts'

/**
 * Makes an account: noted as unfinished, then in the directory, then whole in the table by one transaction. The same
 * try repeated within ten minutes, as a browser does that got no reply, is answered with the account that it made.
 *
 * Throws `weak-password`, `too-many-tries` and, for an address that somebody has, `email-unavailable`.
 */
export async function signUp(
  wanted: SignUp,
  { viewerIp, now, requestId }: { viewerIp: string; now: number; requestId: string },
): Promise<Identity> {
  assertHardToGuess(wanted.password, wanted)
  await count(signingUp(viewerIp), now)
  const made = (await findOwner(wanted.email)) ? undefined : await make(wanted, now)
  if (!made) return repeat(wanted, now, requestId)
  await askForProof(made, now, requestId)
  return made
}

/** Has a link mailed that proves the address. The account stands without it: any link opened later proves the same. */
export async function askForProof({ id, email }: Identity, now: number, correlationId: string): Promise<void> {
  try {
    if (await isWithin(mailTo(email), now))
      await enqueueMail({ kind: 'verify', userId: id, correlationId, askedAt: now })
  } catch (error) {
    logger.error('confirmation mail not queued', { error: traceOf(error as Error) })
  }
}

/**
 * Answers `undefined` when the address was taken meanwhile. What is half made then, or after a crash, is noted, and
 * housekeeping removes it: whoever signs people up need not be able to remove them.
 */
async function make(wanted: SignUp, now: number): Promise<Identity | undefined> {
  const { fullName, email, password, zone, attempt } = wanted
  const id = randomBytes(16).toString('hex') as UserId
  await beginAccount(id, now)
  await addUser(id, password)
  const profile = { fullName, email, roles: [], zone, createdAt: now }
  const made = await finishAccount(id, profile, { attempt: hashOf(attempt) })
  return made ? { id, fullName, email, emailProven: false, roles: [] } : undefined
}

/** Gives a repeated try its first answer again; of any other, tells the owner of the address and refuses. */
async function repeat({ email, password, attempt }: SignUp, now: number, correlationId: string): Promise<Identity> {
  const owner = await findOwner(email)
  const isSame = owner?.isRepeated(hashOf(attempt), now) && (await judgePassword(owner.userId, password)) === 'right'
  const identity = owner && isSame ? await findIdentity(owner.userId) : undefined
  if (identity) return identity
  if (owner && (await isWithin(notice(email), now)))
    await enqueueMail({ kind: 'address-taken', userId: owner.userId, correlationId })
  throw new DomainError('email-unavailable')
}
