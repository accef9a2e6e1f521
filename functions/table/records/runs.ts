import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { ScheduleName } from '../../../shared/operations/names.ts'
import type { Run } from '../../../shared/operations/schema.ts'
import { table, tableName } from '../client.ts'
import { keyPartsOf } from '../item-kind.ts'
import { RunItem } from '../items/run.ts'
import { readAll } from '../query.ts'

/** Stores the last run of a schedule in the place of the one before. */
export async function storeRun(name: ScheduleName, run: Run): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...RunItem.key({ name }), ...run } }))
}

/** The last run of each schedule that has run. */
export async function findRuns(): Promise<Map<string, Run>> {
  const items = await readAll(RunItem.all({}), { consistent: true })
  return new Map(items.map((item) => [keyPartsOf(RunItem, item).name, RunItem.parse(item)]))
}
