import { logger } from '../http/logger.ts'
import { recordRuns } from '../http/record-runs.ts'
import type { RingJob } from '../outbox/ring-job.ts'
import { sendJobs } from '../outbox/send-job.ts'
import { publishDueArticles } from './publish.ts'
import { duePages, findCursor, storeCursor } from './repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * The index may show a write late, and a job may be lost: what was due in the last minutes is handed over again. A job for
 * what has rung already does nothing.
 */
const OVERLAP_MS = 5 * MINUTE_MS

/** From which instant on the run at `now` looks, after one at `cursor` (both epoch ms). Once an hour it looks at all. */
export function lookFrom(cursor: number, now: number): number {
  const isFirstOfHour = Math.floor(cursor / HOUR_MS) !== Math.floor(now / HOUR_MS)
  // What no run could ring, and what its job has lost for good, stays in the index.
  return isFirstOfHour ? 0 : Math.min(cursor, now - OVERLAP_MS)
}

/**
 * Hands the users for whom something is due to the queue. It goes on from the last run that succeeded, however long ago that
 * was. Source: requirement REM-05.
 */
async function ringDue(now: number): Promise<void> {
  const from = lookFrom((await findCursor()) ?? 0, now)
  let due = 0
  for await (const users of duePages(from, now)) {
    await sendJobs(
      'RINGS_QUEUE_URL',
      users.map((userId): RingJob => ({ userId })),
    )
    due += users.length
  }
  await storeCursor(now)
  if (due > 0) logger.info('tick', { due })
}

/** Runs every minute, for reminders and for articles that are published at a set time. A failure of one leaves the other. */
export const handler = recordRuns('tick', async () => {
  const now = Date.now()
  const [rung, published] = await Promise.allSettled([ringDue(now), publishDueArticles(now)])
  if (rung.status === 'rejected') throw rung.reason
  if (published.status === 'rejected') throw published.reason
  if (published.value > 0) throw new Error('Some articles could not be published')
})
