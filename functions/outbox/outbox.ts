import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { environment } from '../aws/environment.ts'
import { patience } from '../aws/patience.ts'
import type { MailJob } from './mail-job.ts'

const queue = new SQSClient({
  ...patience(3_000),
  // The queue's address is its name here; where the service is, the environment says.
  useQueueUrlAsEndpoint: false,
})

/** Leaves a mail to be sent soon, at least once. Throws when the queue does not take it: then nothing will be sent. */
export async function enqueueMail(job: MailJob): Promise<void> {
  const MessageBody = JSON.stringify(job)
  await queue.send(new SendMessageCommand({ QueueUrl: environment('MAIL_QUEUE_URL'), MessageBody }))
}
