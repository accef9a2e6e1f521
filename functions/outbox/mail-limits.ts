import type { UserId } from '../table/keys.ts'
import { mailboxOf, mayLackMailbox } from '../table/records/mailboxes.ts'
import {
  type Attempt,
  countIfAllowed,
  type RateLimit,
  readCount,
  uncountAttempts,
} from '../table/records/rate-limits.ts'

const HOUR_MS = 3_600_000

/**
 * Mails that bounced. Many would cost us the trust of the mail service, and then all mail. So beyond these numbers, if
 * they are also a twentieth of what we sent, no mail goes to unverified addresses for the rest of the window, nor to
 * those that have bounced before: first none that strangers cause, later also none that signed-in users cause, because
 * strangers can sign up.
 */
const MAX_BOUNCES = {
  stranger: { hour: 20, day: 100 },
  signedIn: { hour: 60, day: 300 },
  admin: { hour: 60, day: 300 },
} as const
const MAX_BOUNCE_SHARE = 0.05
const WINDOWS = { hour: HOUR_MS, day: 24 * HOUR_MS } as const

type Window = keyof typeof WINDOWS

/** The counts of a window, which are no limits themselves. */
const countOf = (what: 'bounces' | 'mails', window: Window): Attempt => ({
  limit: { name: `${what}-${window}`, max: Number.MAX_SAFE_INTEGER, everyMs: WINDOWS[window] },
  subject: 'all',
})

/** Counts a mail that bounced. */
export async function countBounce(now: number): Promise<void> {
  for (const window of ['hour', 'day'] as const) await countIfAllowed([countOf('bounces', window)], now)
}

/** Whether so many mails bounced that none of this cause may go where it could bounce. */
async function isBraked(cause: MailCause, now: number): Promise<boolean> {
  const exceeded = (['hour', 'day'] as const).map(async (window) => {
    const bounces = await readCount(countOf('bounces', window), now)
    if (bounces < MAX_BOUNCES[cause][window]) return false
    return bounces >= MAX_BOUNCE_SHARE * (await readCount(countOf('mails', window), now))
  })
  return (await Promise.all(exceeded)).includes(true)
}

/**
 * Mails to one mailbox about addresses that are not verified, in an hour of the clock. Requests of callers who are
 * signed in, or whose browser has been, have a limit of their own, which strangers without an account cannot use up.
 */
const LIMITS = {
  stranger: { name: 'unverified-mail', max: 2, everyMs: HOUR_MS },
  signedIn: { name: 'own-unverified-mail', max: 2, everyMs: HOUR_MS },
  /** Invitations. */
  admin: { name: 'invitation-mail', max: 3, everyMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>

export type MailCause = keyof typeof LIMITS

/**
 * The limit of one mail about an address that is not verified: a sign-up, a new address of an account, a link for an
 * account that was just made. It is counted when a mail is about to be sent, so requests that send none use up nothing.
 * It never refuses a request, so no reply tells whether other people have made requests. Source: requirement SEC-12.
 */
function unverifiedMailLimits(email: string, cause: MailCause): Attempt[] {
  const [limit, subject] = [LIMITS[cause], mailboxOf(email)]
  // Tags may not exist: the owner of the plain address would never see the mails that use up the limit.
  const ofTags = mayLackMailbox(email) ? [{ limit: { ...limit, name: `${limit.name}-tag`, max: 1 }, subject }] : []
  return [...ofTags, { limit, subject }]
}

/**
 * Links to a verified address ahead of the spacing (`timeLink`). Only who reads the mail and uses each link causes many,
 * to spend what the mail service lets us send. The spacing bounds the others.
 */
const EARLY_LINKS: readonly RateLimit[] = [
  { name: 'early-links', max: 20, everyMs: HOUR_MS },
  { name: 'early-links-day', max: 40, everyMs: 24 * HOUR_MS },
]
/** Links to a verified mailbox that has complained. Each further complaint costs the mail service's trust. */
const LINKS_AFTER_COMPLAINT: RateLimit = { name: 'links-after-complaint', max: 3, everyMs: 24 * HOUR_MS }

function ownerLinkLimits({ email, earlyFor, hasComplained }: LimitedMail): Attempt[] {
  // An account's own, whatever its address: strangers use up nothing at other accounts of the mailbox.
  const early = earlyFor ? EARLY_LINKS.map((limit) => ({ limit, subject: earlyFor })) : []
  return [...early, ...(hasComplained ? [{ limit: LINKS_AFTER_COMPLAINT, subject: mailboxOf(email) }] : [])]
}

const limitsOf = (mail: LimitedMail) => [
  ...(mail.isVerified ? ownerLinkLimits(mail) : unverifiedMailLimits(mail.email, mail.cause)),
  countOf('mails', 'hour'),
  countOf('mails', 'day'),
]

/** A mail that is about to be sent. */
interface LimitedMail {
  email: string
  isVerified: boolean
  hasComplained: boolean
  /** Whether it goes to an address that has refused mail. */
  provesAgain?: boolean | undefined
  /** The account, if it is a link that is sent ahead of the spacing. */
  earlyFor?: UserId | undefined
  cause: MailCause
}

/**
 * Whether a mail may go to an address. One that is not verified may be a stranger's, so it has the limit of its
 * mailbox and that of bounces. Counts the mail.
 */
export async function mayMail(mail: LimitedMail, now: number): Promise<boolean> {
  if ((!mail.isVerified || mail.provesAgain) && (await isBraked(mail.cause, now))) return false
  return countIfAllowed(limitsOf(mail), now)
}

/** Takes back the count of a mail that is not sent after all. `now` is the instant at which it was counted. */
export async function uncountMail(mail: LimitedMail, now: number): Promise<void> {
  await uncountAttempts(limitsOf(mail), now)
}
