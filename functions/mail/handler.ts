import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { productAddress } from '../aws/parameter.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { MailJob } from '../outbox/mail-job.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'
import { compose } from './compose.ts'
import { send } from './post.ts'

/** Sends one mail; whether it may leave the queue. Whoever has left since, or asked again, gets none of it: no failure. */
async function isDone({ messageId, body }: SQSRecord): Promise<boolean> {
  const about: Partial<Pick<MailJob, 'kind' | 'correlationId'>> = {}
  try {
    const job = MailJob.parse(JSON.parse(body))
    Object.assign(about, { kind: job.kind, correlationId: job.correlationId })
    const [profile, address] = await Promise.all([findProfile(job.userId as UserId), productAddress()])
    const mail = profile && (await compose(job, profile.email, address))
    if (mail) {
      await send(mail.to, mail.letter)
      // What could not be noted is sent once more, with a link that takes this one's place.
      await mail.sent?.()
    }
    logger.info('mail', { ...about, sent: Boolean(mail) })
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
