import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { ManagedArticle } from '../../shared/articles/schema.ts'
import { table, tableName } from '../table/client.ts'
import { partsOf } from '../table/item-kind.ts'
import { readAll } from '../table/query.ts'
import { putArticle, takeTitle } from '../table/records/articles.ts'
import { DeliveredItem } from './items.ts'

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }

/** The names of what was delivered before, whatever became of it. */
export async function deliveredNames(): Promise<Set<string>> {
  const items = await readAll(DeliveredItem.all({}), { consistent: true })
  return new Set(items.map((item) => partsOf(DeliveredItem, item).name))
}

/**
 * Delivers an article once, with the note that it was. Answers `false` where somebody has an article of that title:
 * theirs stays, and ours counts as delivered.
 */
export async function deliver(name: string, article: ManagedArticle): Promise<boolean> {
  const note = { TableName: tableName(), Item: { ...DeliveredItem.key({ name }), articleId: article.id } }
  const TransactItems = [{ Put: { ...note, ...isNew } }, takeTitle(article), ...putArticle(article, isNew)]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    return true
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const [noted, ...others] = error.CancellationReasons?.map(({ Code }) => Code) ?? []
    if (noted === 'ConditionalCheckFailed') return true
    if (!others.includes('ConditionalCheckFailed')) throw error
    await table.send(new PutCommand(note))
    return false
  }
}
