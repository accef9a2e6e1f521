import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { type PatternTip, TIP_INTERVAL_MS } from '../../shared/days/flare/tips.ts'
import { table, tableName } from '../table/client.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'
import type { UserId } from '../table/keys.ts'

/*
 * What is recorded about a user after a day is stored. A failure here must not fail the save, which has already
 * happened. The next save tries again.
 */

async function tryUpdate(change: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> {
  try {
    await table.send(new UpdateCommand({ TableName: tableName(), ...change }))
    return true
  } catch {
    return false
  }
}

/** Records when the first entry was stored, unless it is already recorded. Source: requirement LOG-15. */
export async function recordFirstLog(user: UserId, now: number): Promise<void> {
  await tryUpdate({
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set firstLogCompletedAt = :now',
    ConditionExpression: 'attribute_exists(pk) and attribute_not_exists(firstLogCompletedAt)',
    ExpressionAttributeValues: { ':now': now },
  })
}

/**
 * Records that a tip is shown. Returns `false` when the last tip was shown less than `TIP_INTERVAL_MS` ago (perhaps by
 * a concurrent save), or when the write failed. The tip must then not be shown. Source: requirement TIP-01.
 */
export function recordTip(user: UserId, tip: PatternTip, now: number): Promise<boolean> {
  return tryUpdate({
    Key: ShownTipItem.key({ user, what: 'personalized_tip' }),
    UpdateExpression: 'set #key = :tip, shownAt = :now',
    ConditionExpression: 'attribute_not_exists(pk) or shownAt <= :latest',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':tip': tip, ':now': now, ':latest': now - TIP_INTERVAL_MS },
  })
}
