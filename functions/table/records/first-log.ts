import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../client.ts'
import { ProfileItem } from '../items/profile.ts'
import type { UserId } from '../keys.ts'

/**
 * Records when the first entry was stored, unless it is already recorded. A failure must not fail the save, which has
 * already happened: the next save tries again. Source: requirement LOG-15.
 */
export async function recordFirstLog(user: UserId, now: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set firstLogCompletedAt = :now',
    ConditionExpression: 'attribute_exists(pk) and attribute_not_exists(firstLogCompletedAt)',
    ExpressionAttributeValues: { ':now': now },
  })
  try {
    await table.send(command)
  } catch {
    // The next save tries again.
  }
}
