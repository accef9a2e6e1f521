import { LINK_FRAGMENT_PREFIX } from '../../shared/auth/link-fragment.ts'
import { LINKS } from '../../shared/auth/mail-links.ts'
import type { MailJob } from '../outbox/mail-job.ts'
import type { UserId } from '../table/keys.ts'
import { findFormerEmail } from '../table/records/former-email.ts'
import { createLink, findRequestedEmail, markLinkSent } from '../table/records/links.ts'
import { type FormattedMail, formatMail } from './format-mail.ts'
import { LINK_MAILS, NOTICES } from './text.ts'

/** A mail that is ready to send. */
interface ComposedMail {
  to: string
  formatted: FormattedMail
  /** To be called after the mail service has accepted the mail. */
  markSent?: () => Promise<void>
}

/**
 * Composes the mail of a job. `email` is the account's current address and the recipient, except for mails about a
 * change of address. A link is created here, as late as possible, and its token exists only in the mail. Returns
 * `undefined` when the mail is no longer needed.
 */
export async function composeMail(job: MailJob, email: string, productUrl: string): Promise<ComposedMail | undefined> {
  const userId = job.userId as UserId
  switch (job.kind) {
    case 'address-taken':
    case 'password-set':
    case 'password-changed':
      return { to: email, formatted: formatMail(NOTICES[job.kind](productUrl)) }
    case 'email-change-asked':
    case 'email-changed': {
      const to = await findFormerEmail(userId, job.askedAt)
      return to === undefined ? undefined : { to, formatted: formatMail(NOTICES[job.kind](productUrl)) }
    }
    case 'magic':
    case 'recovery':
    case 'verify':
    case 'invite':
      return composeWithLink(job, { email }, productUrl)
    case 'email-change': {
      const requested = await findRequestedEmail(userId, job.askedAt)
      return requested && composeWithLink(job, requested, productUrl)
    }
  }
}

type LinkJob = Extract<MailJob, { kind: keyof typeof LINKS }>
type LinkRequest = Parameters<typeof createLink>[2]

async function composeWithLink(
  job: LinkJob,
  emails: Pick<LinkRequest, 'email' | 'from'>,
  productUrl: string,
): Promise<ComposedMail | undefined> {
  const { kind, askedAt } = job
  const userId = job.userId as UserId
  const request: LinkRequest = { ...emails, askedAt, browser: job.browser as LinkRequest['browser'] }
  const link = await createLink(kind, userId, request, Date.now())
  if (!link) return undefined
  const href = `${productUrl}${LINKS[kind].screenPath}${LINK_FRAGMENT_PREFIX}${link.token}`
  const formatted = formatMail(LINK_MAILS[kind]({ href, code: link.code }))
  return { to: emails.email, formatted, markSent: () => markLinkSent(kind, userId, askedAt) }
}
