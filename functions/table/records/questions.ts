import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { findItem } from '../find-item.ts'
import { QuestionsItem } from '../items/questions.ts'
import type { UserId } from '../keys.ts'

/** Returns the latest questions of a user. */
export async function findQuestions(user: UserId): Promise<string[]> {
  const item = await findItem(QuestionsItem.key({ user }))
  return item ? QuestionsItem.parse(item).questions : []
}

export async function storeQuestions(user: UserId, questions: readonly string[]): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...QuestionsItem.key({ user }), questions } }))
}

const TRIES = 5

/**
 * Changes the questions by `rule`, unless it returns the very same list. When another request has saved questions in the
 * meantime, `rule` runs again on those. A user who never had questions gets an item also with an empty list. Throws
 * `busy` after five tries.
 */
export async function changeQuestions(
  user: UserId,
  rule: (stored: readonly string[]) => readonly string[],
): Promise<void> {
  const key = QuestionsItem.key({ user })
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = await findItem(key)
    const before = item ? QuestionsItem.parse(item).questions : []
    const questions = rule(before)
    if (item && questions === before) return
    const command = new PutCommand({
      TableName: tableName(),
      Item: { ...key, questions },
      ...(item
        ? { ConditionExpression: 'questions = :before', ExpressionAttributeValues: { ':before': before } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    })
    if (await tryConditionalWrite(table.send(command))) return
  }
  throw new DomainError('busy')
}
