import type { EmailChange } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import type { NewMailJob } from '../../outbox/mail-job.ts'
import type { IdentityRecord } from '../../sign-in/identity.ts'
import { UNKNOWN_USER } from '../../table/keys.ts'
import { saveFormerEmail } from '../../table/records/former-email.ts'
import { createLink, type Link } from '../../table/records/links.ts'
import { accountAddress } from '../../table/records/mailboxes.ts'
import { countAttempts, countIfAllowed, uncountAttempts } from '../../table/records/rate-limits.ts'
import { replaceEmail, seriesOfChanges } from '../address-changes.ts'
import { assertIsOwner } from '../passwords/assert-is-owner.ts'
import { newEmailLimits, noticeLimits } from '../rate-limits.ts'
import { findEmailOwner } from '../repository.ts'

interface RequestContext {
  me: Me
  now: number
  requestId: string
}

/**
 * Requests a new address for an account. Needs the password, or a sign-in just before. Queues a mail to the new address, with a link that makes
 * it the account's address, and a notice to the current address. If another account has the new address, its owner gets
 * a notice instead of the link. The reply and the calls before it are the same in both cases.
 *
 * A link is stored here, but its token is dropped. The mail function reads the new address from this item and makes the
 * token that it sends.
 *
 * Throws `wrong-password`, `sign-in-again`, `too-many-tries`, `busy` for a concurrent request, and `invalid-request` for the address
 * that the account already has. Sources: requirements AUTH-16, SEC-11, SEC-14.
 */
export async function requestNewEmail(
  { currentPassword, email }: EmailChange,
  { me, now, requestId: correlationId }: RequestContext,
): Promise<void> {
  const { userId, account } = me
  if (accountAddress(email) === accountAddress(account.email))
    throw new DomainError('invalid-request', [{ pointer: '/body/email', detail: 'unchanged' }])
  await assertIsOwner(me, currentPassword, now)
  const attempts = newEmailLimits(userId, account.emailProven)
  await countAttempts(attempts, now)
  try {
    const owner = await findEmailOwner(email)
    const mayNotify = await countIfAllowed(noticeLimits(email), now)
    const job: NewMailJob = owner
      ? { kind: 'address-taken', userId: mayNotify ? owner.userId : UNKNOWN_USER, correlationId }
      : { kind: 'email-change', userId, correlationId, askedAt: now, fromSession: true }
    await saveFormerEmail(userId, { email: account.email, isVerified: account.emailProven }, now)
    if (!(await createLink('email-change', userId, { email, from: account.email, askedAt: now }, now)))
      throw new DomainError('busy')
    // The notice to the current address comes first: if it cannot be queued, no link may be sent.
    await enqueueMail({ kind: 'email-change-asked', userId, correlationId, askedAt: now })
    await enqueueMail(job)
  } catch (error) {
    // No mail will be sent, so the request must not count.
    await uncountAttempts(attempts, now).catch(() => undefined)
    throw error
  }
}

/**
 * Makes the address of a link the account's address, and sends a notice to the previous address. A repeat after a
 * failure half-way completes the change.
 *
 * Throws `email-unavailable` when another account took the address in the meantime (its owner gets a notice), and
 * `link-invalid` when the account was claimed or its address changed, or it has a role and no verified address. Source: requirement AUTH-16.
 */
export async function applyNewEmail(
  link: Link,
  owner: IdentityRecord,
  { now, requestId: correlationId }: Pick<RequestContext, 'now' | 'requestId'>,
): Promise<void> {
  const { userId, email, askedAt } = link
  // A role is given to the owner of an address. Until it is verified, that may be another person.
  if (owner.roles.length > 0 && !owner.emailProven) throw new DomainError('link-invalid')
  const replacement = { from: owner.email, to: email, askedAt, ...seriesOfChanges(owner, now), now }
  const isReplaced = owner.email === email || (await replaceEmail(userId, replacement))
  if (!isReplaced) {
    const newOwner = await findEmailOwner(email)
    if (newOwner && (await countIfAllowed(noticeLimits(email), now)))
      await enqueueMail({ kind: 'address-taken', userId: newOwner.userId, correlationId })
    throw new DomainError('email-unavailable')
  }
  await enqueueMail({ kind: 'email-changed', userId, correlationId, askedAt })
}
