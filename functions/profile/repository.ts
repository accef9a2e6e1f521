import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Consent, ProfileEdit } from '../../shared/profile/schema.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { ConsentRecordItem } from '../table/items/consent-record.ts'
import { FeedbackItem } from '../table/items/feedback.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import type { UserId } from '../table/keys.ts'

/** Changes the given fields of the profile. Returns all of it, or `undefined` when the account was deleted meanwhile. */
export async function changeProfile(user: UserId, edit: ProfileEdit): Promise<Profile | undefined> {
  const changed = Object.entries(edit)
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: `set ${changed.map((_, index) => `#${index} = :${index}`).join()}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(changed.map(([, value], index) => [`:${index}`, value])),
    ReturnValues: 'ALL_NEW',
  })
  const updated = await tryConditionalWrite(table.send(command))
  return updated && ProfileItem.parse(updated.Attributes)
}

/** Stores a decision in the profile, where it counts from the next request on, and as a record that stays. */
export async function storeConsent(user: UserId, decision: Consent): Promise<void> {
  const { at, ...record } = decision
  const TableName = tableName()
  const update = {
    TableName,
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set consent = :decision',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':decision': decision },
  }
  const put = { TableName, Item: { ...ConsentRecordItem.key({ user, at }), ...record } }
  await table.send(new TransactWriteCommand({ TransactItems: [{ Update: update }, { Put: put }] }))
}

/** Stores a message that the mail function sends to our mailbox. */
export async function storeFeedback(user: UserId, text: string, at: number): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...FeedbackItem.key({ user, at }), text } }))
}

export async function deleteFeedback(user: UserId, at: number): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: FeedbackItem.key({ user, at }) }))
}
