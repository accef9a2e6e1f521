import type { ScheduleName } from '../../shared/operations/names.ts'
import type { Delivered, Run } from '../../shared/operations/schema.ts'
import { storeRun } from '../table/records/runs.ts'
import { logger } from './logger.ts'
import { traceOf } from './problems.ts'

/**
 * Makes the handler of a function that runs on a schedule. One write at its end records when the run began, how long it took and how
 * it ended. A run never fails because it could not be recorded. One that its timeout cuts off is not recorded: then its schedule
 * becomes overdue. Source: requirement OPS-04.
 */
export function recordRuns(name: ScheduleName, run: () => Promise<Delivered | void>): () => Promise<void> {
  return async () => {
    const [at, startedAt] = [Date.now(), performance.now()]
    const record = (more: Partial<Run>) =>
      storeRun(name, { at, tookMs: Math.round(performance.now() - startedAt), ...more }).catch((error: Error) =>
        logger.warn('run not recorded', { error: traceOf(error) }),
      )
    try {
      const delivered = await run()
      await record(delivered ? { delivered } : {})
    } catch (error) {
      await record({ failed: true })
      throw error
    }
  }
}
