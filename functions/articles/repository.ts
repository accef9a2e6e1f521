import { isDeepStrictEqual } from 'node:util'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { GLOSSARY } from '../../shared/articles/glossary.ts'
import { type ArticleFields, mergeEdit } from '../../shared/articles/merge-edit.ts'
import { normalizeForComparison } from '../../shared/articles/rules.ts'
import { type Article, type ArticleWords, MAX_ATTEMPTS, type ManagedArticle } from '../../shared/articles/schema.ts'
import { slugOf } from '../../shared/articles/share.ts'
import { markTerms } from '../../shared/articles/terms.ts'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { deleteRange } from '../table/delete-range.ts'
import { findItem } from '../table/find-item.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleItem,
  ArticleRevisionItem,
  ArticleWordsItem,
} from '../table/items/articles.ts'
import { readAll } from '../table/query.ts'
import { revisionWrites } from '../table/records/article-revisions.ts'
import { articleWrites, countWrite, decompressBody, reserveTitleWrite, titleKey } from '../table/records/articles.ts'

const TRIES = 5

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** An article as it is stored, with what is needed to merge edits. */
type StoredArticle = ReturnType<typeof ArticleItem.parse>

/** An article, published or not; `undefined` when there is none. */
export async function findArticle(id: string, { consistent = false } = {}): Promise<StoredArticle | undefined> {
  const item = await findItem(ArticleItem.key({ id }), { consistent })
  return item && ArticleItem.parse(item)
}

/** An article as readers get it; `undefined` when there is none, or it is not published. */
export async function findPublishedArticle(id: string): Promise<Article | undefined> {
  const item = await findItem(ArticleBodyItem.key({ id }), { consistent: false })
  const article = item && ArticleBodyItem.parse(item)
  if (!article?.published) return undefined
  const body = decompressBody(article.body)
  const terms = Object.fromEntries(
    [...markTerms(body, GLOSSARY).found.keys()].map((word) => [word, GLOSSARY[word] ?? '']),
  )
  return { ...article, body, ...(Object.keys(terms).length && { terms }) }
}

/** The search words of all published articles. */
export async function findPublishedWords(): Promise<ArticleWords[]> {
  const items = await readAll(ArticleWordsItem.all({}))
  return items.map(ArticleWordsItem.parse).filter(({ published }) => published)
}

/** The outcome of `writeAll` when another write of an item was in progress. */
const CONFLICT = -1

/** Writes all items or none. Returns `written`, the index of the write whose condition failed, or `CONFLICT`. */
async function writeAll(TransactItems: Write[]): Promise<'written' | number> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    return 'written'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const codes = error.CancellationReasons?.map(({ Code }) => Code) ?? []
    const failedIndex = codes.indexOf('ConditionalCheckFailed')
    if (failedIndex >= 0) return failedIndex
    if (codes.includes('TransactionConflict')) return CONFLICT
    throw error
  }
}

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
const isVersion = (version: number) => ({
  ConditionExpression: 'version = :seen',
  ExpressionAttributeValues: { ':seen': version },
})
const titleTaken = () => new DomainError('article-title-taken', [{ pointer: '/body/title', detail: 'taken' }])

/**
 * Adds an article. The caller chooses its id, which is the idempotency key: if this article exists already, nothing
 * changes and it is returned. Throws `article-too-complex`, `article-title-taken`, `article-limit-reached`, `busy`
 * after five tries, and `article-changed` when an article with the id has other content: a first request was stored
 * although its reply was lost, and the editor has written more since.
 */
export async function addArticle(article: ManagedArticle, by?: string): Promise<ManagedArticle> {
  const stored = { ...article, revisions: 1 }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = revisionWrites({ article, n: 1, at: article.createdAt, changed: [], by })
    const writes = [reserveTitleWrite(article), ...articleWrites(stored, isNew), ...first, countWrite(1)]
    const outcome = await writeAll(writes)
    if (outcome === 'written') return article
    if (outcome === CONFLICT) continue
    if (outcome === writes.length - 1) throw new DomainError('article-limit-reached')
    const existing = await findArticle(article.id, { consistent: true })
    if (!existing) throw titleTaken()
    const { createdAt, updatedAt } = existing
    if (isDeepStrictEqual(existing, { ...stored, createdAt, updatedAt })) return existing
    throw new DomainError('article-changed', [{ pointer: '/body/attempt', detail: 'taken' }])
  }
  throw new DomainError('busy')
}

interface Edit {
  /** The version that the editor saw. */
  basedOn: number
  changes: Partial<ArticleFields>
  /** The id of the edit, and of earlier ones of the same editor whose replies were lost. */
  attempt?: string | undefined
  earlier?: readonly string[] | undefined
  /** The id of the author. */
  by?: string | undefined
  now: number
}

/**
 * Changes an article. Fields that others have changed since `basedOn` stay theirs if this edit does not change them. If the
 * article already has these values, nothing changes, so that a retry gets the same reply. Throws `article-too-complex`,
 * `not-found`, `article-title-taken`, `busy` after five tries, and `article-changed` with the fields that another editor
 * has changed since `basedOn`, too.
 */
export async function changeArticle(id: string, edit: Edit): Promise<ManagedArticle> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await findArticle(id, { consistent: true })
    if (!before) throw new DomainError('not-found')
    const { attempts = [] } = before
    const { changed, conflicts, changedIn } = mergeEdit(before, { ...edit, ownVersions: ownVersions(before, edit) })
    if (!Object.keys(changed).length || attempts.some((each) => each.id === edit.attempt)) return before
    if (conflicts.length) throw articleChanged(conflicts)
    const version = before.version + 1
    const after = {
      ...before,
      ...changed,
      ...keptSlug(before, changed),
      updatedAt: edit.now,
      version,
      changedIn,
      revisions: (before.revisions ?? 1) + 1,
      attempts: [...attempts, ...(edit.attempt ? [{ id: edit.attempt, version }] : [])].slice(-MAX_ATTEMPTS),
    }
    const outcome = await writeAll([
      ...articleWrites(after, isVersion(before.version)),
      ...titleWrites(before, after),
      ...keepRevisions(before, after, edit.by, Object.keys(changed)),
    ])
    if (outcome === 'written') return after
    // Two writes have a condition: the first one (the version) and the one that reserves the new title.
    if (outcome > 0) throw titleTaken()
  }
  throw new DomainError('busy')
}

/** Keeps the new version. Of an article whose versions were not kept before, it also keeps the one before. */
function keepRevisions(before: StoredArticle, after: StoredArticle, by: string | undefined, changed: string[]) {
  const earlier = { article: before, n: 1, at: before.updatedAt, changed: [], by: undefined }
  const latest = { article: after, n: after.revisions ?? 1, at: after.updatedAt, changed, by }
  return [...(before.revisions === undefined ? revisionWrites(earlier) : []), ...revisionWrites(latest)]
}

/** The versions of an article that an editor has made without knowing it. */
const ownVersions = ({ attempts = [] }: StoredArticle, { earlier = [] }: Edit) =>
  attempts.filter(({ id }) => earlier.includes(id)).map(({ version }) => version)

const articleChanged = (fields: readonly string[]) =>
  new DomainError(
    'article-changed',
    fields.map((field) => ({ pointer: `/body/${field}`, detail: 'changed' })),
  )

/** With a new title, the slug of the first one is stored, so that the public address stays. */
function keptSlug({ slug, title }: ManagedArticle, changes: Partial<ArticleFields>): Pick<ManagedArticle, 'slug'> {
  return changes.title === undefined || changes.title === title ? {} : { slug: slug ?? slugOf(title) }
}

/** The writes that release the old title and reserve the new one. Empty when the titles are equal. */
function titleWrites(before: ManagedArticle, after: ManagedArticle): Write[] {
  if (normalizeForComparison(before.title) === normalizeForComparison(after.title)) return []
  return [reserveTitleWrite(after), { Delete: { TableName: tableName(), Key: titleKey(before.title) } }]
}

/**
 * Deletes an article. Does nothing when there is none. Throws `busy` after five tries. Its revisions go first: if the request
 * ends in between, the article is still there, and can be deleted again.
 */
export async function deleteArticle(id: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const article = await findArticle(id, { consistent: true })
    if (!article) return
    await deleteRange(ArticleRevisionItem.all({ article: id }))
    const TableName = tableName()
    const others = [
      ArticleBodyItem.key({ id }),
      ArticleCardItem.key({ id }),
      ArticleWordsItem.key({ id }),
      titleKey(article.title),
    ]
    const outcome = await writeAll([
      { Delete: { TableName, Key: ArticleItem.key({ id }), ...isVersion(article.version) } },
      ...others.map((Key) => ({ Delete: { TableName, Key } })),
      countWrite(-1),
    ])
    if (outcome === 'written') return
  }
  throw new DomainError('busy')
}
