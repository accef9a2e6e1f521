import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../shared/problems.ts'
import type { Consent, Feedback, ProfileEdit } from '../../shared/profile/schema.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { findItem } from '../table/find-item.ts'
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

/** After this time, a message whose mail is not queued belongs to a request that was broken off. */
const BROKEN_OFF_MS = 60_000

/**
 * Stores a message that the mail function sends to our mailbox. Returns false when it was stored before and its mail is
 * queued. Throws `key-used` for another text under the same attempt, and `busy` while another request stores it.
 */
export async function storeFeedback(user: UserId, { attempt, text }: Feedback, now: number): Promise<boolean> {
  const key = FeedbackItem.key({ user, attempt })
  const request = randomUUID()
  const put = new PutCommand({
    TableName: tableName(),
    Item: { ...key, text, at: now, request },
    ConditionExpression:
      'attribute_not_exists(pk) or (#text = :text and attribute_not_exists(isQueued) and #at < :brokenOff)',
    ExpressionAttributeNames: { '#text': 'text', '#at': 'at' },
    ExpressionAttributeValues: { ':text': text, ':brokenOff': now - BROKEN_OFF_MS },
  })
  if (await tryConditionalWrite(table.send(put))) return true
  const item = await findItem(key)
  const stored = item && FeedbackItem.parse(item)
  if (!stored) throw new DomainError('busy')
  if (stored.request === request) return true
  if (stored.text !== text) throw new DomainError('key-used')
  if (!stored.isQueued) throw new DomainError('busy')
  return false
}

/** The mail of a stored message is queued. */
export async function markFeedbackQueued(user: UserId, attempt: string): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: FeedbackItem.key({ user, attempt }),
    UpdateExpression: 'set isQueued = :true',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':true': true },
  })
  await tryConditionalWrite(table.send(command))
}

export async function deleteFeedback(user: UserId, attempt: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: FeedbackItem.key({ user, attempt }) }))
}
