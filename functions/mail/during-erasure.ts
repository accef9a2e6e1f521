import { erasureInstant, isGone } from '../../shared/erasure/grace.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import type { MailJob } from '../outbox/mail-job.ts'
import type { Profile } from '../table/items/profile.ts'

/** Longer than a request runs, so that afterwards a deletion is stored or never will be. */
const WAIT_S = 15

/**
 * Whether a mail may be sent as far as a deletion of the account is concerned. While one waits, its notice is sent, and
 * then only links to get in, which the owner asks for. Once the account is gone, nothing is sent. A notice of a
 * deletion that is not stored waits once in the queue: the request may not have stored it yet. Source: requirement
 * PROF-03.
 */
export async function isMailedDuringErasure(job: MailJob, { erasesAt }: Pick<Profile, 'erasesAt'>): Promise<boolean> {
  if (job.kind === 'erasure-asked') {
    if (erasesAt === erasureInstant(job.askedAt)) return true
    if (!job.hasWaited) await enqueueMail({ ...job, hasWaited: true }, WAIT_S)
    return false
  }
  if (erasesAt === undefined) return true
  return (job.kind === 'magic' || job.kind === 'recovery') && !isGone(erasesAt, Date.now())
}
