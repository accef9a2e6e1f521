import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { updatePages } from './update-pages.ts'

/** Brings the public pages up to date, once for all jobs of a batch. After a failure, all of them stay in the queue. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  try {
    logger.info('pages', await updatePages())
    return { batchItemFailures: [] }
  } catch (error) {
    logger.error('pages not written', { error: traceOf(error as Error) })
    return { batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
}
