import { FRAGMENT } from '../../shared/auth/fragment.ts'
import { LINKS } from '../../shared/auth/mail-links.ts'
import type { MailJob } from '../outbox/mail-job.ts'
import type { UserId } from '../table/keys.ts'
import { mintLink, noteSent } from '../table/links.ts'
import { type Letter, toLetter } from './letter.ts'
import { LINK_LETTERS, NOTICES } from './text.ts'

/** A mail that is ready to leave. */
interface Composed {
  letter: Letter
  /** To be called once the mail service has taken it. */
  sent: () => Promise<void>
}

/**
 * Writes the mail of a job to `email`; `address` is the product's own. A link is made here, at the last moment, and
 * stands nowhere but in the letter. Answers `undefined` when nobody waits for it any more.
 */
export async function compose(job: MailJob, email: string, address: string): Promise<Composed | undefined> {
  if (job.kind === 'address-taken' || job.kind === 'password-set')
    return { letter: toLetter(NOTICES[job.kind](address)), sent: async () => {} }
  const { kind, askedAt } = job
  const userId = job.userId as UserId
  const browser = job.browser as Parameters<typeof mintLink>[2]['browser']
  const link = await mintLink(kind, userId, { email, askedAt, browser }, Date.now())
  if (!link) return undefined
  const href = `${address}${LINKS[kind].opens}${FRAGMENT}${link.token}`
  return {
    letter: toLetter(LINK_LETTERS[kind]({ href, code: link.code })),
    sent: () => noteSent(kind, userId, askedAt),
  }
}
