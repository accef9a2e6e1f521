import { randomUUID } from 'node:crypto'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'
import type { NewMailJob } from './mail-job.ts'

const queue = traceCalls(
  new SQSClient({
    ...clientTimeouts(3_000),
    // The queue's URL only names the queue. The endpoint of SQS comes from the environment.
    useQueueUrlAsEndpoint: false,
  }),
)

/**
 * Enqueues a mail, which is sent at least once. The mail function gets the job after `delayS` seconds, at most 900.
 * Throws when the queue does not accept it. Then no mail is sent.
 */
export async function enqueueMail(job: NewMailJob, delayS = 0): Promise<void> {
  const message = {
    MessageBody: JSON.stringify({ id: randomUUID(), ...job }),
    ...(delayS > 0 && { DelaySeconds: delayS }),
  }
  await queue.send(new SendMessageCommand({ QueueUrl: environmentVariable('MAIL_QUEUE_URL'), ...message }))
}
