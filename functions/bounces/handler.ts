import type { SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { MailRefusalReason } from '../../shared/auth/schema.ts'
import { batchHandler } from '../aws/batch-handler.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { countBounce } from '../outbox/mail-limits.ts'
import type { Hash } from '../table/keys.ts'
import { countRefusal } from '../table/records/mail-days.ts'
import { recordRefusal } from '../table/records/mail-refusals.ts'

/** A refused mail, as the rules of `infra/stacks/mail-sender.ts` pass it on. It has no address. */
const Refusal = z.strictObject({
  reason: MailRefusalReason,
  /** The mail's tag `recipients`: the hash of an address, and perhaps that of its mailbox. */
  recipients: z.tuple([z.string().check(z.regex(/^(?:[\w-]{43}){1,2}$/))]),
  /** When the mail was sent. */
  sentAt: z.iso.datetime(),
})

/** Records one refusal. Returns whether the message can leave the queue. */
async function processMessage({ messageId, body }: SQSRecord): Promise<boolean> {
  try {
    const { reason, recipients, sentAt } = Refusal.parse(JSON.parse(body))
    const now = Date.now()
    const [address, mailbox] = recipients[0].match(/.{43}/g) as [Hash, Hash?]
    await recordRefusal(address, { reason, sentAt: Date.parse(sentAt), now })
    // A bounce concerns the address alone: strangers could provoke one at a tag that does not exist.
    // The mail of an unverified address has the key of its mailbox, too.
    if (reason === 'bounce') await countBounce(now)
    if (mailbox && reason === 'complaint') await recordRefusal(mailbox, { reason, sentAt: Date.parse(sentAt), now })
    await countRefusal(reason, now)
    logger.info('mail refused', { reason })
    return true
  } catch (error) {
    logger.error('refusal not recorded', { messageId, error: traceOf(error as Error) })
    return false
  }
}

/** Records the refusals of a batch. Returns the failed messages, so that the queue retries only those. */
export const handler = batchHandler(processMessage)
