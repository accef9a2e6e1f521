import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { AccountName, ClaimDecision } from '../../../shared/auth/schema.ts'
import { table, tableName } from '../../table/client.ts'
import { tryConditionalWrite } from '../../table/conditional-write.ts'
import { type Profile, ProfileItem } from '../../table/items/profile.ts'
import type { UserId } from '../../table/keys.ts'

/** A removal also makes the account a new one: the creator's name, trial and progress end. */
const CHANGES: Record<ClaimDecision['decision'], string> = {
  keep: 'set claim = :decision',
  remove:
    'set claim = :decision, fullName = :empty, createdAt = :now remove firstLogCompletedAt, onboardingCompleted, consent',
}

/** Stores the owner's decision. Returns `false` and stores nothing when there is no claim, or another decision. */
export async function storeDecision(user: UserId, decision: ClaimDecision['decision'], now: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: CHANGES[decision],
    ConditionExpression: 'claim in (:undecided, :decision)',
    ExpressionAttributeValues: {
      ':undecided': 'undecided' satisfies Profile['claim'],
      ':decision': decision,
      ...(decision === 'remove' && { ':empty': '', ':now': now }),
    },
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}

/**
 * Completes a claim in the state `from`. Also returns `true` when it is already completed with this name: the request
 * may be repeated. Otherwise returns `false` and stores nothing.
 */
export async function storeCompletion(
  user: UserId,
  { fullName, zone }: AccountName,
  from: NonNullable<Profile['claim']>,
): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set claim = :completed, fullName = :name, #zone = :zone',
    ConditionExpression: '(claim = :from and claim <> :completed) or (claim = :completed and fullName = :name)',
    ExpressionAttributeNames: { '#zone': 'zone' },
    ExpressionAttributeValues: {
      ':completed': 'completed' satisfies Profile['claim'],
      ':name': fullName,
      ':zone': zone,
      ':from': from,
    },
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}
