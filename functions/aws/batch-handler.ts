import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'

/**
 * Makes the handler of a queue. `process` returns whether a message can leave the queue, which retries only the others.
 */
export function batchHandler(process: (record: SQSRecord) => Promise<boolean>) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const done = await Promise.all(Records.map(process))
    const failed = Records.filter((_, index) => !done[index])
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
}
