import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { QuestionsItem } from '../table/items/questions.ts'
import type { UserId } from '../table/keys.ts'

/** Returns the latest questions of a user. */
export async function findQuestions(user: UserId): Promise<string[]> {
  const item = await findItem(QuestionsItem.key({ user }))
  return item ? QuestionsItem.parse(item).questions : []
}

export async function storeQuestions(user: UserId, questions: readonly string[]): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...QuestionsItem.key({ user }), questions } }))
}
