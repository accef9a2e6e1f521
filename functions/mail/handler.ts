import type { SQSRecord } from 'aws-lambda'
import { batchHandler } from '../aws/batch-handler.ts'
import { productUrl } from '../aws/parameter.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { MailJob } from '../outbox/mail-job.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'
import { composeMail } from './compose.ts'
import { sendMail } from './send-mail.ts'

/**
 * Sends one mail. Returns whether the job can leave the queue. That includes jobs that need no mail any more: the
 * account was deleted, or a newer link was requested.
 */
async function processJob({ messageId, body }: SQSRecord): Promise<boolean> {
  const logFields: Partial<Pick<MailJob, 'kind' | 'correlationId'>> = {}
  try {
    const job = MailJob.parse(JSON.parse(body))
    Object.assign(logFields, { kind: job.kind, correlationId: job.correlationId })
    const [profile, url] = await Promise.all([findProfile(job.userId as UserId), productUrl()])
    const mail = profile && (await composeMail(job, profile, url))
    if (mail) {
      await sendMail(mail, mail.formatted).catch(async (error: unknown) => {
        await mail.uncount?.()
        throw error
      })
      // If this fails, the job runs again and sends a second link, which replaces this one.
      await mail.markSent?.()
    }
    logger.info('mail', { ...logFields, sent: Boolean(mail) })
    return true
  } catch (error) {
    logger.error('mail failed', { ...logFields, messageId, error: traceOf(error as Error) })
    return false
  }
}

/** Sends the mails of a batch. Returns the failed jobs, so that the queue retries only those. */
export const handler = batchHandler(processJob)
