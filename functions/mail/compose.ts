import { LINK_FRAGMENT_PREFIX } from '../../shared/auth/link-fragment.ts'
import { LINKS } from '../../shared/auth/mail-links.ts'
import { DomainError } from '../../shared/problems.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import type { MailJob } from '../outbox/mail-job.ts'
import { type MailCause, mayMail, uncountMail } from '../outbox/mail-limits.ts'
import { findItem } from '../table/find-item.ts'
import { FeedbackItem } from '../table/items/feedback.ts'
import type { StoredLink } from '../table/items/link.ts'
import type { Profile } from '../table/items/profile.ts'
import type { Hash, UserId } from '../table/keys.ts'
import { findFormerEmail } from '../table/records/former-email.ts'
import {
  createLink,
  findRequestedEmail,
  type LinkRequest,
  markLinkSent,
  moveCode,
  readLink,
  replaceLink,
} from '../table/records/links.ts'
import {
  mayProveAgain,
  type Recipient,
  type RefusalState,
  readRefusal,
  refusalKeys,
} from '../table/records/mail-refusals.ts'
import { isMailedDuringErasure } from './during-erasure.ts'
import { type FormattedMail, formatMail } from './format-mail.ts'
import { timeLink } from './link-timing.ts'
import { composeReminder } from './reminder-mail.ts'
import { OWN_MAILBOX } from './send-mail.ts'
import { feedbackMail, LINK_MAILS, NOTICES, PROOF_MAIL } from './text.ts'

/** The content of a mail. */
interface Composed {
  formatted: FormattedMail
  /** To be called after the mail service has accepted the mail. */
  markSent?: () => Promise<void>
  /** To be called when the mail service has not accepted the mail. A repeated job counts it again. */
  uncount?: () => Promise<void>
}

/** A job whose mail goes to the user of an account. */
type AccountMailJob = Exclude<MailJob, { kind: 'feedback' }>

/** A mail that is ready to send. */
interface ComposedMail extends Composed {
  /** The address, or the mailbox that our mails come from. */
  to: string | typeof OWN_MAILBOX
  /** Where an answer goes. Absent: to our mailbox. */
  replyTo?: string
  /** The keys under which a refusal of this mail is recorded. */
  refusalKeys: Hash[]
}

/** What a mail is composed from. */
interface Draft {
  recipient: Recipient & Pick<LinkRequest, 'from'>
  refusal: RefusalState
  profile: Profile
  productUrl: string
}

/**
 * Composes the mail of a job. A link is created here, as late as possible, and its token exists only in the mail.
 * Returns `undefined` when the mail is no longer needed, and when the recipient has refused mail.
 */
export async function composeMail(
  job: MailJob,
  profile: Profile,
  productUrl: string,
): Promise<ComposedMail | undefined> {
  if (job.kind === 'feedback') return composeFeedback(job, profile)
  if (!(await isMailedDuringErasure(job, profile))) return undefined
  const recipient = await findRecipient(job, profile)
  if (!recipient) return undefined
  const refusal = await readRefusal(recipient)
  if (!isWanted(job, refusal, recipient)) return undefined
  const composed = await compose(job, { recipient, refusal, profile, productUrl })
  return composed && { to: recipient.email, refusalKeys: refusalKeys(recipient), ...composed }
}

/** A message to us. It goes to the mailbox that our mails come from, and an answer goes to the user. */
async function composeFeedback(
  { userId, attempt }: Extract<MailJob, { kind: 'feedback' }>,
  { email }: Profile,
): Promise<ComposedMail | undefined> {
  const item = await findItem(FeedbackItem.key({ user: userId as UserId, attempt }))
  if (!item) return undefined
  const { text } = FeedbackItem.parse(item)
  return { to: OWN_MAILBOX, replyTo: email, refusalKeys: [], formatted: formatMail(feedbackMail(text)) }
}

/** The account's current address, except for mails about a change of it. No one: an invitation has ended, or is newer. */
async function findRecipient(job: AccountMailJob, profile: Profile): Promise<Draft['recipient'] | undefined> {
  const userId = job.userId as UserId
  if (job.kind === 'email-change-asked' || job.kind === 'email-changed') return findFormerEmail(userId, job.askedAt)
  if (job.kind === 'email-change') {
    const requested = await findRequestedEmail(userId, job.askedAt)
    return requested && { email: requested.email, from: requested.from, isVerified: false }
  }
  if (job.kind === 'invite' && profile.invitedAt !== job.askedAt) return undefined
  return { email: profile.email, isVerified: profile.emailProvenAt !== undefined }
}

/**
 * Whether a recipient gets this mail. One who refused an earlier mail still gets a mail to prove the address again,
 * which the signed-in owner requests. After a complaint, the owner of a verified address also gets what they request in
 * a known browser: one that knows an unverified address may be the stranger's. Strangers cause neither.
 */
function isWanted(job: AccountMailJob, refusal: RefusalState, recipient: Recipient): boolean {
  if ('provesAgain' in job) return mayProveAgain(refusal, recipient)
  return !refusal.hasBounced && (!refusal.hasComplained || (recipient.isVerified && 'fromKnownBrowser' in job))
}

const isNotice = (kind: AccountMailJob['kind']): kind is keyof typeof NOTICES => kind in NOTICES

async function compose(job: AccountMailJob, draft: Draft): Promise<Composed | undefined> {
  if (isNotice(job.kind)) return composeNotice(job.kind, draft)
  switch (job.kind) {
    case 'reminder':
      return composeReminder(job, draft.recipient.isVerified, draft.productUrl)
    case 'magic':
    case 'recovery':
    case 'verify':
      return composeRequestedLink(job, draft)
    case 'invite':
    case 'email-change':
      return composeWithLink(job, draft)
  }
}

/** A mail that its recipient did not request. One to an address that is not verified has the limit of its mailbox. */
async function composeNotice(
  kind: keyof typeof NOTICES,
  { recipient, refusal, productUrl }: Draft,
): Promise<Composed | undefined> {
  const formatted = formatMail(NOTICES[kind](productUrl))
  if (recipient.isVerified) return { formatted }
  const mail = { ...recipient, ...refusal, cause: kind === 'address-taken' ? 'stranger' : 'signedIn' } as const
  const now = Date.now()
  if (!(await mayMail(mail, now))) return undefined
  return { formatted, uncount: () => uncountMail(mail, now) }
}

type LinkJob = Extract<MailJob, { kind: keyof typeof LINKS }>

async function composeWithLink(job: LinkJob, draft: Draft): Promise<Composed | undefined> {
  const { kind, askedAt } = job
  const { email, from, isVerified } = draft.recipient
  const now = Date.now()
  const link = await createLink(kind, job.userId as UserId, { email, from, askedAt }, now)
  if (!link) return undefined
  // It was counted when an admin asked for it, who then hears of a limit.
  if (kind === 'invite') return linkMail(job, draft, link)
  const mail = { ...draft.refusal, email, isVerified, cause: causeOf(job, isVerified) }
  if (!(await mayMail(mail, now))) return undefined
  return { ...linkMail(job, draft, link), uncount: () => uncountMail(mail, now) }
}

/** Who caused a mail with a link. To an unverified address that has bounced, even its account may be a stranger's. */
const causeOf = ({ fromSession, fromKnownBrowser, provesAgain }: LinkJob, isVerified: boolean): MailCause =>
  (fromSession || fromKnownBrowser) && (isVerified || !provesAgain) ? 'signedIn' : 'stranger'

const TRIES = 5

/** What `timeLink` needs to know about a request, whenever it is decided. */
function timingOf(job: LinkJob, { recipient, refusal, profile }: Draft) {
  const { kind, askedAt, id: requestId, fromKnownBrowser = false, fromSession = false, hasWaited = false } = job
  const { trustedFrom: validSince = 0 } = profile
  return {
    kind,
    email: recipient.email,
    validSince,
    arrivesSince: refusal.changedAt,
    askedAt,
    requestId,
    fromKnownBrowser: fromKnownBrowser || fromSession,
    hasWaited,
  }
}

function linkRequestOf({ askedAt, id: requestId, browser, provesAgain }: LinkJob, { recipient, refusal }: Draft) {
  const proves = provesAgain || (recipient.isVerified && refusal.remembersBounce)
  const endsRefusals = proves ? refusalKeys(recipient) : undefined
  return { email: recipient.email, askedAt, requestId, browser: browser as LinkRequest['browser'], endsRefusals }
}

/**
 * Makes the code of a link that stands for a request from a known browser work there: a stranger may have asked first,
 * and the owner reads the code in that mail. A stranger's browser is never known.
 */
async function moveCodeToKnown({ userId, browser, fromKnownBrowser }: LinkJob, link: StoredLink | undefined) {
  if (link && fromKnownBrowser && browser) await moveCode(userId as UserId, link, browser as Hash)
}

/**
 * Composes a mail with a link that anyone can request for the account. Returns `undefined` when the owner has a valid
 * link already, or when the job waits in the queue first.
 */
async function composeRequestedLink(job: LinkJob, draft: Draft): Promise<Composed | undefined> {
  const { kind, fromKnownBrowser, provesAgain } = job
  const { recipient, refusal, profile } = draft
  const userId = job.userId as UserId
  const limited = { ...recipient, ...refusal, provesAgain, cause: causeOf(job, recipient.isVerified) }
  let mayBeEarly = true
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const now = Date.now()
    const previous = await readLink(kind, userId)
    const timing = timeLink(previous, { ...timingOf(job, draft), mayBeEarly, now })
    if (timing === 'stands') await moveCodeToKnown(job, previous)
    if (typeof timing === 'number') await enqueueMail({ ...job, hasWaited: true }, Math.ceil(timing / 1000))
    if (timing !== 'send' && timing !== 'send-early') return undefined
    const isEarly = timing === 'send-early'
    const mail = { ...limited, earlyFor: isEarly ? userId : undefined }
    if (await mayMail(mail, now)) {
      const link = await replaceLink(kind, userId, linkRequestOf(job, draft), { previous, now })
      // The end of all access stays the instant from which the next mails are spaced.
      const unspaced = previous ? undefined : profile.trustedFrom
      const spacedAt = isEarly && fromKnownBrowser ? unspaced : now
      if (link) return { ...linkMail(job, draft, { ...link, spacedAt }), uncount: () => uncountMail(mail, now) }
      await uncountMail(mail, now)
    } else if (isEarly && recipient.isVerified) mayBeEarly = false
    else return undefined
  }
  throw new DomainError('busy')
}

interface NewLink {
  token: string
  code: string
  /** Given when the spacing of the next mails counts from this one (epoch ms). */
  spacedAt?: number | undefined
}

function linkMail(job: LinkJob, { recipient, productUrl }: Draft, { token, code, spacedAt }: NewLink): Composed {
  const { kind, userId, askedAt, provesAgain } = job
  const href = `${productUrl}${LINKS[kind].screenPath}${LINK_FRAGMENT_PREFIX}${token}`
  const mail = provesAgain && recipient.isVerified ? PROOF_MAIL : LINK_MAILS[kind]
  const formatted = formatMail(mail({ href, code }))
  return { formatted, markSent: () => markLinkSent(kind, userId as UserId, { askedAt, spacedAt }) }
}
