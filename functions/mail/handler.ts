import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { MailJob } from '../../shared/mail/schema.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import type { UserId } from '../table/keys.ts'
import { send } from './post.ts'
import { productAddress } from './product-address.ts'
import { findAddressee } from './repository.ts'
import { write } from './text.ts'

/** Sends one mail; whether it may leave the queue. Whoever has left since gets none, and that is no failure. */
async function isDone({ messageId, body }: SQSRecord): Promise<boolean> {
  const about: Partial<Pick<MailJob, 'kind' | 'correlationId'>> = {}
  try {
    const job = MailJob.parse(JSON.parse(body))
    Object.assign(about, { kind: job.kind, correlationId: job.correlationId })
    const [to, address] = await Promise.all([findAddressee(job.userId as UserId), productAddress()])
    if (to) await send(to, write(job, address))
    logger.info('mail', { ...about, sent: Boolean(to) })
    return true
  } catch (error) {
    logger.error('mail failed', { ...about, messageId, error: traceOf(error as Error) })
    return false
  }
}

/** Sends the mails of a batch. The ones that failed are named, so that the queue tries only those again. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const done = await Promise.all(Records.map(isDone))
  const failed = Records.filter((_, index) => !done[index])
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
}
