import { type Attempt, countIfAllowed, uncountAttempts } from '../table/records/rate-limits.ts'

const DAY_MS = 86_400_000

/** The most reminders by mail that a user gets in a day of the clock (UTC). The app shows the others. */
export const REMINDER_MAILS_A_DAY = 12

/** What came up to an instant is mailed once, whatever job says so. Then the budget of the day counts. */
const attemptsOf = (userId: string, upTo: number): Attempt[] => [
  { limit: { name: 'reminder-mail-once', max: 1, everyMs: 30 * DAY_MS }, subject: `${userId} ${upTo}` },
  { limit: { name: 'reminder-mails', max: REMINDER_MAILS_A_DAY, everyMs: DAY_MS }, subject: userId },
]

/** Whether what came up to an instant may be mailed to a user at `now` (all epoch ms). Counts the mail. */
export const mayRemind = (userId: string, upTo: number, now: number): Promise<boolean> =>
  countIfAllowed(attemptsOf(userId, upTo), now)

/** Takes back the count of a mail that was not sent after all, so that its job can run again. */
export const uncountReminder = (userId: string, upTo: number, now: number): Promise<void> =>
  uncountAttempts(attemptsOf(userId, upTo), now)
