import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { ManagedArticle } from '../../shared/articles/schema.ts'
import { table, tableName } from '../table/client.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { readAll } from '../table/query.ts'
import { articleWrites, countWrite, reserveTitleWrite } from '../table/records/articles.ts'
import { DeliveredArticleItem } from './items.ts'

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }

/** The names of all delivered articles, even if they were changed or deleted since. */
export async function findDeliveredNames(): Promise<Set<string>> {
  const items = await readAll(DeliveredArticleItem.all({}), { consistent: true })
  return new Set(items.map((item) => keyPartsOf(DeliveredArticleItem, item).name))
}

/**
 * Delivers an article once and marks it as delivered. Returns `false` when another article already has its title, or
 * there is no room for one more: the other articles are kept, and this one counts as delivered.
 */
export async function deliverArticle(name: string, article: ManagedArticle): Promise<boolean> {
  const mark = { TableName: tableName(), Item: { ...DeliveredArticleItem.key({ name }), articleId: article.id } }
  const TransactItems = [
    { Put: { ...mark, ...isNew } },
    reserveTitleWrite(article),
    ...articleWrites(article, isNew),
    countWrite(1),
  ]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    return true
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const [markCode, ...otherCodes] = error.CancellationReasons?.map(({ Code }) => Code) ?? []
    // It was delivered already, for example by a concurrent run.
    if (markCode === 'ConditionalCheckFailed') return true
    if (!otherCodes.includes('ConditionalCheckFailed')) throw error
    await table.send(new PutCommand(mark))
    return false
  }
}
