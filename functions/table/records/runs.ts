import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { ScheduleName } from '../../../shared/operations/names.ts'
import type { Delivered, Run } from '../../../shared/operations/schema.ts'
import { logger } from '../../http/logger.ts'
import { traceOf } from '../../http/problems.ts'
import { table, tableName } from '../client.ts'
import { keyPartsOf } from '../item-kind.ts'
import { RunItem } from '../items/run.ts'
import { readAll } from '../query.ts'

async function storeRun(name: ScheduleName, run: Run): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...RunItem.key({ name }), ...run } }))
}

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

/** The last run of each schedule that has run. */
export async function findRuns(): Promise<Map<string, Run>> {
  const items = await readAll(RunItem.all({}), { consistent: true })
  return new Map(items.map((item) => [keyPartsOf(RunItem, item).name, RunItem.parse(item)]))
}
