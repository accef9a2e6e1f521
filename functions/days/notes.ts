import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { type PatternTip, TIP_PAUSE_MS } from '../../shared/days/flare/tips.ts'
import { table, tableName } from '../table/client.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { ShownItem } from '../table/items/shown.ts'
import type { UserId } from '../table/keys.ts'

/*
 * What is noted about a person once their day is stored. None of it may fail the save that has already happened: what
 * could not be noted is noted with the next one.
 */

async function note(change: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> {
  try {
    await table.send(new UpdateCommand({ TableName: tableName(), ...change }))
    return true
  } catch {
    return false
  }
}

/** Notes when the first entry was stored, if nothing is noted yet. Source: requirement LOG-15. */
export async function noteFirstLog(user: UserId, now: number): Promise<void> {
  await note({
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set firstLogCompletedAt = :now',
    ConditionExpression: 'attribute_exists(pk) and attribute_not_exists(firstLogCompletedAt)',
    ExpressionAttributeValues: { ':now': now },
  })
}

/**
 * Notes that a pattern is shown. Answers `false`, and then it must not be, when another one was within the pause, maybe
 * this very moment, or when it could not be noted. Source: requirement TIP-01.
 */
export function noteTip(user: UserId, tip: PatternTip, now: number): Promise<boolean> {
  return note({
    Key: ShownItem.key({ user, what: 'personalized_tip' }),
    UpdateExpression: 'set #key = :tip, shownAt = :now',
    ConditionExpression: 'attribute_not_exists(pk) or shownAt <= :latest',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':tip': tip, ':now': now, ':latest': now - TIP_PAUSE_MS },
  })
}
