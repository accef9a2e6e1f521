import { randomUUID } from 'node:crypto'
import type { NewMailJob } from './mail-job.ts'
import { sendJob } from './send-job.ts'

/**
 * Enqueues a mail, which is sent at least once. The mail function gets the job after `delayS` seconds, at most 900.
 * Throws when the queue does not accept it. Then no mail is sent.
 */
export async function enqueueMail(job: NewMailJob, delayS = 0): Promise<void> {
  await sendJob('MAIL_QUEUE_URL', { id: randomUUID(), ...job }, delayS)
}
