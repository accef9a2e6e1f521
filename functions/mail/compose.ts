import { LINK_FRAGMENT_PREFIX } from '../../shared/auth/link-fragment.ts'
import { LINKS } from '../../shared/auth/mail-links.ts'
import { DomainError } from '../../shared/problems.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import type { MailJob } from '../outbox/mail-job.ts'
import type { Profile } from '../table/items/profile.ts'
import type { UserId } from '../table/keys.ts'
import { findFormerEmail } from '../table/records/former-email.ts'
import {
  createLink,
  findRequestedEmail,
  type LinkRequest,
  markLinkSent,
  readLink,
  replaceLink,
} from '../table/records/links.ts'
import { type FormattedMail, formatMail } from './format-mail.ts'
import { timeLink } from './link-timing.ts'
import { LINK_MAILS, NOTICES } from './text.ts'

/** A mail that is ready to send. */
interface ComposedMail {
  to: string
  formatted: FormattedMail
  /** To be called after the mail service has accepted the mail. */
  markSent?: () => Promise<void>
}

/**
 * Composes the mail of a job. The recipient is the account's current address, except for mails about a change of
 * address. A link is created here, as late as possible, and its token exists only in the mail. Returns
 * `undefined` when the mail is no longer needed.
 */
export async function composeMail(
  job: MailJob,
  profile: Profile,
  productUrl: string,
): Promise<ComposedMail | undefined> {
  const userId = job.userId as UserId
  const { email } = profile
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
      return composeRequestedLink(job, profile, productUrl)
    case 'invite':
      return composeWithLink(job, { email }, productUrl)
    case 'email-change': {
      const requested = await findRequestedEmail(userId, job.askedAt)
      return requested && composeWithLink(job, requested, productUrl)
    }
  }
}

type LinkJob = Extract<MailJob, { kind: keyof typeof LINKS }>

async function composeWithLink(
  job: LinkJob,
  emails: Pick<LinkRequest, 'email' | 'from'>,
  productUrl: string,
): Promise<ComposedMail | undefined> {
  const { kind, askedAt } = job
  const userId = job.userId as UserId
  const link = await createLink(kind, userId, { ...emails, askedAt }, Date.now())
  return link && linkMail(job, emails.email, link, productUrl)
}

const TRIES = 5

/**
 * Composes a mail with a link that anybody can request for the account. Returns `undefined` when the owner has a valid
 * link already, or when the job waits in the queue first.
 */
async function composeRequestedLink(job: LinkJob, profile: Profile, productUrl: string) {
  const { kind, askedAt, correlationId: requestId, fromKnownBrowser = false, hasWaited = false } = job
  const { email, emailProvenAt, trustedFrom: validSince = 0 } = profile
  if (job.needsVerified && emailProvenAt === undefined) return undefined
  const userId = job.userId as UserId
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const now = Date.now()
    const previous = await readLink(kind, userId)
    const request = { kind, email, validSince, askedAt, requestId, fromKnownBrowser, hasWaited, now }
    const timing = timeLink(previous, request)
    if (timing === 'skip') return undefined
    if (timing !== 'send') {
      await enqueueMail({ ...job, hasWaited: true }, Math.ceil(timing / 1000))
      return undefined
    }
    const browser = job.browser as LinkRequest['browser']
    const strangerAt = fromKnownBrowser ? previous?.strangerAt : now
    const link = await replaceLink(kind, userId, { email, askedAt, requestId, browser }, { previous, strangerAt, now })
    if (link) return linkMail(job, email, link, productUrl)
  }
  throw new DomainError('busy')
}

function linkMail(
  { kind, userId, askedAt }: LinkJob,
  to: string,
  link: { token: string; code: string },
  productUrl: string,
): ComposedMail {
  const href = `${productUrl}${LINKS[kind].screenPath}${LINK_FRAGMENT_PREFIX}${link.token}`
  const formatted = formatMail(LINK_MAILS[kind]({ href, code: link.code }))
  return { to, formatted, markSent: () => markLinkSent(kind, userId as UserId, askedAt) }
}
