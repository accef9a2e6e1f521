import { FRAGMENT } from '../../shared/auth/fragment.ts'
import { LINKS } from '../../shared/auth/mail-links.ts'
import type { MailJob } from '../outbox/mail-job.ts'
import type { UserId } from '../table/keys.ts'
import { findFormerEmail } from '../table/records/former-email.ts'
import { findAskedEmail, mintLink, noteSent } from '../table/records/links.ts'
import { type Letter, toLetter } from './letter.ts'
import { LINK_LETTERS, NOTICES } from './text.ts'

/** A mail that is ready to leave. */
interface Composed {
  to: string
  letter: Letter
  /** To be called once the mail service has taken it. */
  sent?: () => Promise<void>
}

/**
 * Writes the mail of a job. It goes to `email`, which the account has now, unless it is about a change of that;
 * `address` is the product's own. A link is made here, at the last moment, and stands nowhere but in the letter.
 * Answers `undefined` when nobody waits for it any more.
 */
export async function compose(job: MailJob, email: string, address: string): Promise<Composed | undefined> {
  const userId = job.userId as UserId
  switch (job.kind) {
    case 'address-taken':
    case 'password-set':
    case 'password-changed':
      return { to: email, letter: toLetter(NOTICES[job.kind](address)) }
    case 'email-change-asked':
    case 'email-changed': {
      const to = await findFormerEmail(userId, job.askedAt)
      return to === undefined ? undefined : { to, letter: toLetter(NOTICES[job.kind](address)) }
    }
    case 'magic':
    case 'recovery':
    case 'verify':
    case 'invite':
      return withLink(job, { email }, address)
    case 'email-change': {
      const asked = await findAskedEmail(userId, job.askedAt)
      return asked && withLink(job, asked, address)
    }
  }
}

type LinkJob = Extract<MailJob, { kind: keyof typeof LINKS }>
type Asked = Parameters<typeof mintLink>[2]

async function withLink(job: LinkJob, about: Pick<Asked, 'email' | 'from'>, address: string) {
  const { kind, askedAt } = job
  const userId = job.userId as UserId
  const asked: Asked = { ...about, askedAt, browser: job.browser as Asked['browser'] }
  const link = await mintLink(kind, userId, asked, Date.now())
  if (!link) return undefined
  const href = `${address}${LINKS[kind].opens}${FRAGMENT}${link.token}`
  const letter = toLetter(LINK_LETTERS[kind]({ href, code: link.code }))
  return { to: about.email, letter, sent: () => noteSent(kind, userId, askedAt) }
}
