import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { MAX_ATTEMPTS } from '../../../shared/articles/edit-schema.ts'
import type { ArticleFields, ChangedIn } from '../../../shared/articles/merge-edit.ts'
import { normalizeForComparison } from '../../../shared/articles/rules.ts'
import { type ManagedArticle } from '../../../shared/articles/schema.ts'
import { slugOf } from '../../../shared/articles/share.ts'
import { DomainError } from '../../../shared/problems.ts'
import { table, tableName } from '../client.ts'
import { findItem } from '../find-item.ts'
import { ArticleItem } from '../items/articles.ts'
import { revisionWrites } from './article-revisions.ts'
import { articleWrites, reserveTitleWrite, titleKey } from './articles.ts'

/** So often a write is tried again when another one came first. */
export const TRIES = 5

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** An article as it is stored, with what is needed to merge edits. Its place in the index `due` follows from it. */
export type StoredArticle = Omit<ReturnType<typeof ArticleItem.parse>, 'duePk' | 'dueSk'>

/** An article, published or not; `undefined` when there is none. */
export async function findArticle(id: string, { consistent = false } = {}): Promise<StoredArticle | undefined> {
  const item = await findItem(ArticleItem.key({ id }), { consistent })
  if (!item) return undefined
  const { duePk: _, dueSk: __, ...article } = ArticleItem.parse(item)
  return article
}

/** The outcome of `writeAll` when another write of an item was in progress. */
export const CONFLICT = -1

/** Writes all items or none. Returns `written`, the index of the write whose condition failed, or `CONFLICT`. */
export async function writeAll(TransactItems: Write[]): Promise<'written' | number> {
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

export const isVersion = (version: number) => ({
  ConditionExpression: 'version = :seen',
  ExpressionAttributeValues: { ':seen': version },
})

export const titleTaken = () => new DomainError('article-title-taken', [{ pointer: '/body/title', detail: 'taken' }])

/** What a change does to an article, and who makes it. */
interface Change {
  changed: Partial<ArticleFields>
  changedIn: ChangedIn
  /** The id of the edit. */
  attempt?: string | undefined
  /** The id of the author. */
  by?: string | undefined
  now: number
}

/** Finds what a change does to the stored article; `undefined` when there is nothing to change. */
export type ChangeRule = (before: StoredArticle) => Change | undefined

/**
 * Changes an article by `rule`, and keeps the new version. When another request changed it in the meantime, `rule` runs again
 * on the latest article. Throws the errors of `rule`, `article-too-complex`, `not-found`, `article-title-taken`, and `busy`
 * after five tries.
 */
export async function changeStored(id: string, rule: ChangeRule): Promise<ManagedArticle> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await findArticle(id, { consistent: true })
    if (!before) throw new DomainError('not-found')
    const change = rule(before)
    if (!change) return before
    const after = articleAfter(before, change)
    const outcome = await writeAll([
      ...articleWrites(after, isVersion(before.version)),
      ...titleWrites(before, after),
      ...keepRevisions(before, after, change),
    ])
    if (outcome === 'written') return after
    // Two writes have a condition: the first one (the version) and the one that reserves the new title.
    if (outcome > 0) throw titleTaken()
  }
  throw new DomainError('busy')
}

function articleAfter(before: StoredArticle, { changed, changedIn, attempt, now }: Change): StoredArticle {
  const { attempts = [], neverPublished, ...rest } = before
  const version = before.version + 1
  const after = {
    ...rest,
    ...changed,
    ...keptSlug(before, changed),
    updatedAt: now,
    version,
    changedIn,
    revisions: (before.revisions ?? 1) + 1,
    attempts: [...attempts, ...(attempt ? [{ id: attempt, version }] : [])].slice(-MAX_ATTEMPTS),
  }
  if (!after.published) return { ...after, ...(neverPublished && { neverPublished }) }
  // Readers have it from now on: its age counts from its first publication.
  const { publishAt: _, ...published } = after
  return { ...published, ...(neverPublished && { createdAt: now }) }
}

/** With a new title, the slug of the first one is stored, so that the public address stays. */
function keptSlug({ slug, title }: ManagedArticle, changes: Partial<ArticleFields>): Pick<ManagedArticle, 'slug'> {
  return changes.title === undefined || changes.title === title ? {} : { slug: slug ?? slugOf(title) }
}

/** The writes that release the old title and reserve the new one. Empty when the titles are equal. */
function titleWrites(before: ManagedArticle, after: ManagedArticle): Write[] {
  if (normalizeForComparison(before.title) === normalizeForComparison(after.title)) return []
  return [reserveTitleWrite(after), { Delete: { TableName: tableName(), Key: titleKey(before.title) } }]
}

/** Keeps the new version. Of an article whose versions were not kept before, it also keeps the one before. */
function keepRevisions(before: StoredArticle, after: StoredArticle, { by, changed }: Change): Write[] {
  const earlier = { article: before, n: 1, at: before.updatedAt, changed: [], by: undefined }
  const latest = { article: after, n: after.revisions ?? 1, at: after.updatedAt, changed: Object.keys(changed), by }
  return [...(before.revisions === undefined ? revisionWrites(earlier) : []), ...revisionWrites(latest)]
}
