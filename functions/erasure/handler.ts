import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { recordRuns } from '../http/record-runs.ts'
import { beginErasure, type Erasure, findErasuresUntil } from './repository.ts'
import { STEPS } from './steps.ts'

/**
 * For how long an account that has ended is left alone: longer than any function runs, so that none which still saw the
 * account stores something after it was erased.
 */
export const SETTLE_MS = 10 * 60_000
/** A run may last 30 s. Whatever is left then, the next run erases. */
const MAX_RUN_MS = 20_000

type Result = 'erased' | 'kept' | 'later'

async function erase(erasure: Erasure, isLate: () => boolean): Promise<Result> {
  if (isLate()) return 'later'
  if (!(await beginErasure(erasure))) return 'kept'
  for (const run of Object.values(STEPS)) if (!(await run(erasure.user, isLate))) return 'later'
  return 'erased'
}

/**
 * Runs every hour. Erases the accounts whose deletion was asked for seven days ago and not taken back. If some cannot
 * be erased, it erases the others and then throws. A run goes on where an earlier one was interrupted.
 */
export const handler = recordRuns('erasure', async () => {
  const startedAt = performance.now()
  const isLate = () => performance.now() > startedAt + MAX_RUN_MS
  const due = await findErasuresUntil(Date.now() - SETTLE_MS)
  const counts: Record<Result | 'failed', number> = { erased: 0, kept: 0, later: 0, failed: 0 }
  // One after another: the directory allows only few calls per second, and users sign in at the same time.
  for (const erasure of due) {
    const result = await erase(erasure, isLate).catch((error: Error) => {
      logger.error('account not erased', { error: traceOf(error) })
      return 'failed' as const
    })
    counts[result] += 1
  }
  logger.info('erasure', counts)
  if (counts.failed) throw new Error(`${counts.failed} of ${due.length} accounts are not erased`)
})
