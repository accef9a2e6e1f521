import { mailboxOf, mayLackMailbox } from '../table/records/mail-refusals.ts'
import {
  type Attempt,
  countIfAllowed,
  isAnyReached,
  type RateLimit,
  uncountAttempts,
} from '../table/records/rate-limits.ts'

const HOUR_MS = 3_600_000

/**
 * Mails that bounced at addresses which are not verified. Invented addresses would cost us the trust of the mail service,
 * and then all mail. So beyond these numbers no mail goes to such addresses for the rest of the window: first none that
 * strangers cause, later also none that signed-in users cause, because strangers can sign up.
 */
const MAX_BOUNCES = { stranger: { hour: 20, day: 100 }, signedIn: { hour: 60, day: 300 } } as const

const bounceLimits = (cause: keyof typeof MAX_BOUNCES): Attempt[] => [
  { limit: { name: 'hourly-bounces', max: MAX_BOUNCES[cause].hour, everyMs: HOUR_MS }, subject: 'all' },
  { limit: { name: 'daily-bounces', max: MAX_BOUNCES[cause].day, everyMs: 24 * HOUR_MS }, subject: 'all' },
]

/** Counts a mail to an unverified address that bounced. */
export async function countBounce(now: number): Promise<void> {
  for (const limit of bounceLimits('signedIn')) await countIfAllowed([limit], now)
}

/**
 * Mails to one mailbox about addresses that are not verified, in an hour of the clock. Requests of callers who are
 * signed in, or whose browser has been, have a limit of their own, which strangers without an account cannot use up.
 */
const LIMITS = {
  stranger: { name: 'unverified-mail', max: 2, everyMs: HOUR_MS },
  signedIn: { name: 'own-unverified-mail', max: 2, everyMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>

export type MailCause = keyof typeof LIMITS

/**
 * The limit of one mail about an address that is not verified: a sign-up, a new address of an account, a link for an
 * account that was just made. It is counted when a mail is about to be sent, so requests that send none use up nothing.
 * It never refuses a request, so no reply tells whether other people have made requests, and it never stops a mail to a
 * verified address. Source: requirement SEC-12.
 */
function unverifiedMailLimits(email: string, cause: MailCause): Attempt[] {
  const [limit, subject] = [LIMITS[cause], mailboxOf(email)]
  const ofMailbox = { limit, subject }
  // Tags may not exist: the owner of the plain address would never see the mails that use up the limit.
  return mayLackMailbox(email)
    ? [{ limit: { ...limit, name: `${limit.name}-tag`, max: 1 }, subject }, ofMailbox]
    : [ofMailbox]
}

/** A mail that is about to be sent. */
interface LimitedMail {
  email: string
  isVerified: boolean
  cause: MailCause
}

/**
 * Whether a mail may go to an address. One that is not verified may be a stranger's, so it has the limit of its
 * mailbox and that of bounces. Counts the mail.
 */
export async function mayMail({ email, isVerified, cause }: LimitedMail, now: number): Promise<boolean> {
  if (isVerified) return true
  if (await isAnyReached(bounceLimits(cause), now)) return false
  return countIfAllowed(unverifiedMailLimits(email, cause), now)
}

/** Takes back the count of a mail that is not sent after all. `now` is the instant at which it was counted. */
export async function uncountMail({ email, isVerified, cause }: LimitedMail, now: number): Promise<void> {
  if (!isVerified) await uncountAttempts(unverifiedMailLimits(email, cause), now)
}
