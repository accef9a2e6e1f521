import { SendMessageBatchCommand, SendMessageCommand } from '@aws-sdk/client-sqs'
import { environmentVariable } from '../aws/environment.ts'
import { sqs } from '../aws/sqs.ts'

/** SQS takes so many jobs in a call. */
const MAX_BATCH = 10

/**
 * Sends a job to the queue whose URL is in an environment variable. Its function gets it after `delayS` seconds, at most
 * 900, at least once. Throws when the queue does not accept it.
 */
export async function sendJob(variable: string, job: object, delayS = 0): Promise<void> {
  const message = { MessageBody: JSON.stringify(job), ...(delayS > 0 && { DelaySeconds: delayS }) }
  await sqs.send(new SendMessageCommand({ QueueUrl: environmentVariable(variable), ...message }))
}

/** Sends many jobs, ten in a call. Throws when the queue does not accept one of them; those before are sent. */
export async function sendJobs(variable: string, jobs: readonly object[]): Promise<void> {
  const QueueUrl = environmentVariable(variable)
  for (let start = 0; start < jobs.length; start += MAX_BATCH) {
    const batch = jobs.slice(start, start + MAX_BATCH)
    const Entries = batch.map((job, index) => ({ Id: String(index), MessageBody: JSON.stringify(job) }))
    const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
    if (Failed.length > 0) throw new Error(`${Failed.length} of ${batch.length} jobs were not accepted`)
  }
}
