import { isDeepStrictEqual } from 'node:util'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { comparable } from '../../shared/articles/rules.ts'
import type { ArticleWords, ManagedArticle } from '../../shared/articles/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { ArticleCardItem, ArticleItem, ArticleWordsItem } from '../table/items/articles.ts'
import { readAll } from '../table/query.ts'
import { putArticle, takeTitle, titleKey } from '../table/records/articles.ts'

const TRIES = 5

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** An article, published or not; `undefined` when there is none. */
export async function findArticle(id: string, { consistent = false } = {}): Promise<ManagedArticle | undefined> {
  const item = await findItem(ArticleItem.key({ id }), { consistent })
  return item && ArticleItem.parse(item)
}

/** The words by which published articles are found. */
export async function publishedWords(): Promise<ArticleWords[]> {
  const items = await readAll(ArticleWordsItem.all({}))
  return items.map(ArticleWordsItem.parse).filter(({ published }) => published)
}

/** Writes all or nothing. Answers the place of the write whose condition failed; -1 when another write was at it. */
async function write(TransactItems: Write[]): Promise<'written' | number> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    return 'written'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const codes = error.CancellationReasons?.map(({ Code }) => Code) ?? []
    const failed = codes.indexOf('ConditionalCheckFailed')
    if (failed < 0 && !codes.includes('TransactionConflict')) throw error
    return failed
  }
}

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
const isVersion = (version: number) => ({
  ConditionExpression: 'version = :seen',
  ExpressionAttributeValues: { ':seen': version },
})
const titleTaken = () => new DomainError('article-title-taken', [{ pointer: '/body/title', detail: 'taken' }])

/**
 * Adds an article. Its id is its maker's: what has it already and the same title was added by the same attempt, and
 * nothing changes. Throws `article-title-taken`, `invalid-request` when the id is another's, `busy` after five tries.
 */
export async function addArticle(article: ManagedArticle): Promise<ManagedArticle> {
  for (let tried = 0; tried < TRIES; tried++) {
    const outcome = await write([takeTitle(article), ...putArticle(article, isNew)])
    if (outcome === 'written') return article
    if (outcome < 0) continue
    const known = await findArticle(article.id, { consistent: true })
    if (!known) throw titleTaken()
    if (comparable(known.title) === comparable(article.title)) return known
    throw new DomainError('invalid-request', [{ pointer: '/body/attempt', detail: 'taken' }])
  }
  throw new DomainError('busy')
}

type Changes = Partial<Omit<ManagedArticle, 'id' | 'createdAt' | 'updatedAt' | 'version'>>

/**
 * Changes an article of which the editor saw the version `basedOn`. What is so already changes nothing, so a repeated
 * try is answered like the first. Throws `not-found`, `article-changed` when somebody else came between,
 * `article-title-taken`, and `busy` after five tries.
 */
export async function changeArticle(
  id: string,
  { basedOn, changes, now }: { basedOn: number; changes: Changes; now: number },
): Promise<ManagedArticle> {
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await findArticle(id, { consistent: true })
    if (!before) throw new DomainError('not-found')
    if (isDeepStrictEqual({ ...before, ...changes }, before)) return before
    if (before.version !== basedOn) throw new DomainError('article-changed')
    const after = { ...before, ...changes, updatedAt: now, version: basedOn + 1 }
    const outcome = await write([...putArticle(after, isVersion(basedOn)), ...movesTitle(before, after)])
    if (outcome === 'written') return after
    if (outcome > 0) throw titleTaken()
  }
  throw new DomainError('busy')
}

/** Gives up one title for another, where they are two. */
function movesTitle(before: ManagedArticle, after: ManagedArticle): Write[] {
  if (comparable(before.title) === comparable(after.title)) return []
  return [takeTitle(after), { Delete: { TableName: tableName(), Key: titleKey(before.title) } }]
}

/** Removes an article, if there is one. Throws `busy` after five tries. */
export async function removeArticle(id: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const article = await findArticle(id, { consistent: true })
    if (!article) return
    const TableName = tableName()
    const others = [ArticleCardItem.key({ id }), ArticleWordsItem.key({ id }), titleKey(article.title)]
    const outcome = await write([
      { Delete: { TableName, Key: ArticleItem.key({ id }), ...isVersion(article.version) } },
      ...others.map((Key) => ({ Delete: { TableName, Key } })),
    ])
    if (outcome === 'written') return
  }
  throw new DomainError('busy')
}
