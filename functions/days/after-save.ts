import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type PatternTip, TIP_INTERVAL_MS } from '../../shared/days/flare/tips.ts'
import { table, tableName } from '../table/client.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'
import type { UserId } from '../table/keys.ts'

/**
 * Records that a tip is shown. Returns `false` when the last tip was shown less than `TIP_INTERVAL_MS` ago (perhaps by
 * a concurrent save), or when the write failed: the save before it has already happened. The tip must then not be
 * shown. Source: requirement TIP-01.
 */
export async function recordTip(user: UserId, tip: PatternTip, now: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ShownTipItem.key({ user, what: 'personalized_tip' }),
    UpdateExpression: 'set #key = :tip, shownAt = :now',
    ConditionExpression: 'attribute_not_exists(pk) or shownAt <= :latest',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':tip': tip, ':now': now, ':latest': now - TIP_INTERVAL_MS },
  })
  try {
    await table.send(command)
    return true
  } catch {
    return false
  }
}
