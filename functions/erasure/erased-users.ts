import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { environmentVariable } from '../aws/environment.ts'
import { table } from '../table/client.ts'
import type { UserId } from '../table/keys.ts'

/**
 * Records that a user is erased, in a table of its own: a restore of the main table does not undo it. It holds only the
 * random id, and when the job began (epoch ms). Source: requirement RELY-08.
 */
export async function recordErased(user: UserId): Promise<void> {
  const Item = { id: user, erasedAt: Date.now() }
  await table.send(new PutCommand({ TableName: environmentVariable('ERASED_TABLE_NAME'), Item }))
}
