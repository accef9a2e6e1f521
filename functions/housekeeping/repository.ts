import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table, tableName } from '../table/client.ts'
import { keys, ranges, type UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'

const UnfinishedItem = z.object({ sk: z.string(), createdAt: z.int() })

/** The accounts whose making began before `instant` (epoch ms) and was not noted as finished. */
export async function unfinishedBefore(instant: number): Promise<UserId[]> {
  const items = await readAll(ranges.unfinished(), { consistent: true })
  return items
    .map((item) => UnfinishedItem.parse(item))
    .filter(({ createdAt }) => createdAt < instant)
    .map(({ sk }) => sk as UserId)
}

export async function forget(user: UserId): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: keys.unfinished(user) }))
}
