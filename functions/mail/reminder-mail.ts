import type { MailJob } from '../outbox/mail-job.ts'
import { type Attempt, countIfAllowed, uncountAttempts } from '../table/records/rate-limits.ts'
import { formatMail } from './format-mail.ts'
import { reminderMail } from './text.ts'

const DAY_MS = 86_400_000

/** The most reminders by mail that a user gets in a day of the clock (UTC). The app shows the others. */
export const REMINDER_MAILS_A_DAY = 12

/** What came up to an instant is mailed once, whatever job says so. Then the budget of the day counts. */
const attemptsOf = (userId: string, upTo: number): Attempt[] => [
  { limit: { name: 'reminder-mail-once', max: 1, everyMs: 30 * DAY_MS }, subject: `${userId} ${upTo}` },
  { limit: { name: 'reminder-mails', max: REMINDER_MAILS_A_DAY, everyMs: DAY_MS }, subject: userId },
]

/**
 * Composes the mail about reminders that came, and counts it. Only to a verified address, once for what came, and within the
 * budget. Returns `undefined` when none is to be sent. Source: requirement REM-05.
 */
export async function composeReminder(
  { userId, count, upTo }: Extract<MailJob, { kind: 'reminder' }>,
  isVerified: boolean,
  productUrl: string,
) {
  const now = Date.now()
  const attempts = attemptsOf(userId, upTo)
  if (!isVerified || !(await countIfAllowed(attempts, now))) return undefined
  // A mail that is not sent after all counts for nothing, so that its job can run again.
  return { formatted: formatMail(reminderMail(productUrl, count)), uncount: () => uncountAttempts(attempts, now) }
}
