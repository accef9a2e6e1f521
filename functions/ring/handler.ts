import { randomUUID } from 'node:crypto'
import type { SQSRecord } from 'aws-lambda'
import { type Book, type Device, ringsOf } from '../../shared/reminders/book.ts'
import { afterRinging, type Outcome, retryInstant } from '../../shared/reminders/devices.ts'
import { notificationsOf, ringsBetween, rungUpTo } from '../../shared/reminders/push-plan.ts'
import { batchHandler } from '../aws/batch-handler.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { deliver } from '../notifications/deliver.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { RingJob } from '../outbox/ring-job.ts'
import type { UserId } from '../table/keys.ts'
import { claimBook, settleBook } from '../table/records/reminders.ts'
import { messagesOf } from './messages.ts'

/** Tells a device what came since it was told last. Returns what became of it. */
async function ring(book: Book, device: Device, now: number): Promise<Outcome | undefined> {
  if (device.retryAt !== undefined && device.retryAt > now) return undefined
  const rings = ringsBetween(ringsOf(book), device.rungUpTo, now)
  return rings.length > 0 ? deliver(device, messagesOf(book, notificationsOf(rings, now), now), now) : { sent: true }
}

/** Hands what came since mail was told last to the mail function. Returns what became of it; `undefined` without mail. */
async function ringByMail(userId: UserId, { mail, ...book }: Book, now: number): Promise<Outcome | undefined> {
  if (!mail || (mail.retryAt ?? 0) > now) return undefined
  const rings = ringsBetween(ringsOf(book), mail.rungUpTo, now)
  if (rings.length === 0) return { sent: true }
  const upTo = Math.max(...rings.map(({ at }) => at))
  try {
    await enqueueMail({ kind: 'reminder', userId, correlationId: randomUUID(), count: rings.length, upTo })
    return { sent: true }
  } catch (error) {
    logger.warn('reminder not handed to mail', { error: traceOf(error as Error) })
    return { later: retryInstant(now, (mail.failures ?? 0) + 1) }
  }
}

/** A book after its devices were told. A device that has registered again meanwhile stays. */
function withOutcomes<B extends Book>(book: B, outcomes: ReadonlyMap<string, Outcome>, upTo: number): B {
  const { leaseUntil: _, ...rest } = book
  const devices = book.devices.flatMap((device) => {
    const outcome = outcomes.get(device.id)
    return (outcome ? afterRinging(device, outcome, upTo) : device) ?? []
  })
  return { ...rest, devices } as B
}

/** A book after mail was told. Failures of our own queue never end it: only the user does. */
function withMail<B extends Book>(book: B, outcome: Outcome | undefined, upTo: number): B {
  if (!outcome || !book.mail) return book
  return { ...book, mail: afterRinging(book.mail, outcome, upTo) ?? book.mail }
}

/**
 * Rings for one user. Returns whether the job can leave the queue. If it fails in between, the job runs again after the
 * lease and sends the same notifications, which replace those that were sent. Source: requirement REM-05.
 */
async function processJob({ messageId, body }: SQSRecord): Promise<boolean> {
  try {
    const userId = RingJob.parse(JSON.parse(body)).userId as UserId
    const now = Date.now()
    const book = await claimBook(userId, now)
    if (!book) return true
    const told = await Promise.all(
      book.devices.map(async (device) => [device.id, await ring(book, device, now)] as const),
    )
    const byMail = await ringByMail(userId, book, now)
    const outcomes = new Map(told.filter((each): each is [string, Outcome] => each[1] !== undefined))
    const upTo = rungUpTo(ringsOf(book), now)
    await settleBook(userId, (latest) => withMail(withOutcomes(latest, outcomes, upTo), byMail, upTo), book)
    const count = (kind: string) => [...outcomes.values()].filter((outcome) => kind in outcome).length
    logger.info('ring', { sent: count('sent'), gone: count('gone'), later: count('later') })
    return true
  } catch (error) {
    logger.error('ring failed', { messageId, error: traceOf(error as Error) })
    return false
  }
}

/** Rings for the users of a batch. Returns the failed jobs, so that the queue retries only those. */
export const handler = batchHandler(processJob)
