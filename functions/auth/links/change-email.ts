import type { EmailChange } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import type { MailJob } from '../../outbox/mail-job.ts'
import { enqueueMail } from '../../outbox/outbox.ts'
import { NOBODY } from '../../table/keys.ts'
import { keepFormerEmail } from '../../table/records/former-email.ts'
import { count, isWithin, uncount } from '../../table/records/limits.ts'
import { type Link, mintLink } from '../../table/records/links.ts'
import { askingForNewEmail, notice } from '../passwords/guessing.ts'
import { isOwnPassword, wrongPassword } from '../passwords/judge-guess.ts'
import { findOwner, type Known, moveEmail } from '../repository.ts'

interface Asking {
  me: Me
  now: number
  viewerIp: string
  requestId: string
}

/**
 * Has a link mailed to a new address that makes it the account's, for somebody who knows the password, and tells
 * whoever reads the present one. Of an address that somebody has, its owner is told instead: the answer, and the calls
 * up to it, are the same. The link is made here and its token dropped: the sender finds by it where to send its own.
 *
 * Throws `wrong-password`, `too-many-tries`, and `invalid-request` for the address that the account has.
 * Sources: requirements AUTH-16, SEC-11, SEC-14.
 */
export async function askForNewEmail(
  { currentPassword, email }: EmailChange,
  { me, now, viewerIp, requestId: correlationId }: Asking,
): Promise<void> {
  const { userId, account } = me
  if (email === account.email)
    throw new DomainError('invalid-request', [{ pointer: '/body/email', detail: 'unchanged' }])
  if (!(await isOwnPassword(me, currentPassword, now))) throw wrongPassword()
  const asking = askingForNewEmail({ userId, email, viewerIp })
  await count(asking, now)
  try {
    const owner = await findOwner(email)
    const mayTell = await isWithin(notice(email), now)
    const job: MailJob = owner
      ? { kind: 'address-taken', userId: mayTell ? owner.userId : NOBODY, correlationId }
      : { kind: 'email-change', userId, correlationId, askedAt: now }
    await keepFormerEmail(userId, account.email, now)
    if (!(await mintLink('email-change', userId, { email, from: account.email, askedAt: now }, now)))
      throw new DomainError('busy')
    // The owner first: nobody is to be sent a link of which they were not told.
    await enqueueMail({ kind: 'email-change-asked', userId, correlationId, askedAt: now })
    await enqueueMail(job)
  } catch (error) {
    // Nothing will be sent: it counts for nothing.
    await uncount(asking, now).catch(() => undefined)
    throw error
  }
}

/**
 * Makes the address of a link the account's, and tells whoever reads the former one. Done again after a fault half-way,
 * it is finished.
 *
 * Throws `email-unavailable` when somebody has the address meanwhile, who is told, and `link-invalid` when the account
 * changed hands or address. Source: requirement AUTH-16.
 */
export async function useNewEmail(
  link: Link,
  owner: Known,
  { now, requestId: correlationId }: Pick<Asking, 'now' | 'requestId'>,
): Promise<void> {
  const { userId, email, askedAt } = link
  if (owner.email !== email && !(await moveEmail(userId, { from: owner.email, to: email, askedAt, now }))) {
    const taker = await findOwner(email)
    if (taker && (await isWithin(notice(email), now)))
      await enqueueMail({ kind: 'address-taken', userId: taker.userId, correlationId })
    throw new DomainError('email-unavailable')
  }
  await enqueueMail({ kind: 'email-changed', userId, correlationId, askedAt })
}
