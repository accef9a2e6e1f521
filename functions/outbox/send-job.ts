import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'

const sqs = traceCalls(
  new SQSClient({
    ...clientTimeouts(3_000),
    // The queue's URL only names the queue. The endpoint of SQS comes from the environment.
    useQueueUrlAsEndpoint: false,
  }),
)

/**
 * Sends a job to the queue whose URL is in an environment variable. Its function gets it after `delayS` seconds, at most
 * 900, at least once. Throws when the queue does not accept it.
 */
export async function sendJob(variable: string, job: object, delayS = 0): Promise<void> {
  const message = { MessageBody: JSON.stringify(job), ...(delayS > 0 && { DelaySeconds: delayS }) }
  await sqs.send(new SendMessageCommand({ QueueUrl: environmentVariable(variable), ...message }))
}
