import { sendJob } from './send-job.ts'

/** A function with routes ends after 10 s at the latest. */
const AFTER_THE_REQUEST_S = 12

/**
 * Lets the public pages be brought up to date after the request that changes articles. A request calls it before it
 * stores the change: then no stored change is without its job, even if the function ends in between. The job says
 * nothing: what counts is what the table has when it runs. Throws when the queue does not accept it.
 */
export async function enqueuePages(): Promise<void> {
  await sendJob('PAGES_QUEUE_URL', {}, AFTER_THE_REQUEST_S)
}
