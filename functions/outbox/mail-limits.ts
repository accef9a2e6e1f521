import { mailboxOf } from '../table/records/mail-refusals.ts'
import { type Attempt, countIfAllowed, type RateLimit, uncountAttempts } from '../table/records/rate-limits.ts'

const HOUR_MS = 3_600_000

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
const unverifiedMailLimits = (email: string, cause: MailCause): Attempt[] => [
  { limit: LIMITS[cause], subject: mailboxOf(email) },
]

/** A mail that is about to be sent. */
interface LimitedMail {
  email: string
  isVerified: boolean
  cause: MailCause
}

/**
 * Whether a mail may go to an address. One that is not verified may be a stranger's, so it has the limit of its
 * mailbox. Counts the mail.
 */
export async function mayMail({ email, isVerified, cause }: LimitedMail, now: number): Promise<boolean> {
  return isVerified || countIfAllowed(unverifiedMailLimits(email, cause), now)
}

/** Takes back the count of a mail that is not sent after all. `now` is the instant at which it was counted. */
export async function uncountMail({ email, isVerified, cause }: LimitedMail, now: number): Promise<void> {
  if (!isVerified) await uncountAttempts(unverifiedMailLimits(email, cause), now)
}
