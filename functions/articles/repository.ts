import { isDeepStrictEqual } from 'node:util'
import { GLOSSARY } from '../../shared/articles/glossary.ts'
import { type ArticleFields, mergeEdit } from '../../shared/articles/merge-edit.ts'
import type { Article, ArticleWords, ManagedArticle } from '../../shared/articles/schema.ts'
import { markTerms } from '../../shared/articles/terms.ts'
import { DomainError } from '../../shared/problems.ts'
import { tableName } from '../table/client.ts'
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
import {
  CONFLICT,
  changeStored,
  findArticle,
  isVersion,
  type StoredArticle,
  TRIES,
  titleTaken,
  writeAll,
} from '../table/records/article-changes.ts'
import { revisionWrites } from '../table/records/article-revisions.ts'
import { articleWrites, countWrite, decompressBody, reserveTitleWrite, titleKey } from '../table/records/articles.ts'

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

/** The size of all search words in a reply, as JSON. A reply of a function is at most 6 MB. */
const WORDS_BYTES = 5_000_000
/** The size of an article's id and the JSON around it. */
const AROUND_WORDS_BYTES = 60

/**
 * The search words of all published articles. If they do not fit into a reply, each article keeps as much of its own as fits:
 * about 5 kB with 1,000 articles, which is what an article of 2,000 words has.
 */
export async function findPublishedWords(): Promise<ArticleWords[]> {
  const items = await readAll(ArticleWordsItem.all({}))
  const all = items.map(ArticleWordsItem.parse).filter(({ published }) => published)
  const share = Math.floor(WORDS_BYTES / all.length) - AROUND_WORDS_BYTES
  const bytes = all.reduce((sum, { words }) => sum + Buffer.byteLength(words) + AROUND_WORDS_BYTES, 0)
  return bytes <= WORDS_BYTES ? all : all.map((each) => ({ ...each, words: firstWords(each.words, share) }))
}

/** The first words of a text that fit into so many bytes. */
function firstWords(words: string, bytes: number): string {
  if (Buffer.byteLength(words) <= bytes) return words
  const cut = Buffer.from(words).subarray(0, bytes).toString()
  return cut.slice(0, cut.lastIndexOf(' '))
}

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
/**
 * Adds an article. The caller chooses its id, which is the idempotency key: if this article exists already, nothing
 * changes and it is returned. Throws `article-too-complex`, `article-title-taken`, `article-limit-reached`, `busy`
 * after five tries, and `article-changed` when an article with the id has other content: a first request was stored
 * although its reply was lost, and the editor has written more since.
 */
export async function addArticle(article: ManagedArticle, by?: string): Promise<ManagedArticle> {
  const stored = { ...article, revisions: 1, ...(!article.published && { neverPublished: true }) }
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
export function changeArticle(id: string, edit: Edit): Promise<ManagedArticle> {
  return changeStored(id, (before) => {
    const { attempt, by, now } = edit
    const { changed, conflicts, changedIn } = mergeEdit(before, { ...edit, ownVersions: ownVersions(before, edit) })
    if (!Object.keys(changed).length || before.attempts?.some((each) => each.id === attempt)) return undefined
    if (conflicts.length) throw articleChanged(conflicts)
    // Another editor published it meanwhile, or the request says both.
    if (changed.publishAt && (changed.published ?? before.published)) throw articleChanged(['publishAt'])
    return { changed, changedIn, attempt, by, now }
  })
}

/** The versions of an article that an editor has made without knowing it. */
const ownVersions = ({ attempts = [] }: StoredArticle, { earlier = [] }: Edit) =>
  attempts.filter(({ id }) => earlier.includes(id)).map(({ version }) => version)

const articleChanged = (fields: readonly string[]) =>
  new DomainError(
    'article-changed',
    fields.map((field) => ({ pointer: `/body/${field}`, detail: 'changed' })),
  )

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
