import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { ArticleDraft, DraftCard, MAX_DRAFTS, NewDraft } from './drafts.ts'
import { ArticleEdit, NewArticle } from './edit-schema.ts'
import { ManagedList, ManagedListQuery } from './managed-list.ts'
import {
  Article,
  ArticleCard,
  ArticleMove,
  ArticleParams,
  ArticleWords,
  MAX_ARTICLES,
  MAX_REVISIONS,
  ManagedArticle,
  Revision,
  RevisionFields,
  RevisionParams,
} from './schema.ts'

const allOf = <T extends z.ZodMiniType>(schema: T) => z.array(schema).check(z.maxLength(MAX_ARTICLES))

/**
 * The operations for readers. They return only published articles; an unpublished one is `not-found`, like an unknown
 * id. The learning hub loads only these.
 */
export const articleReadingApi = {
  /** Newest first. */
  list: endpoint('GET /articles', { caller: 'user', reply: allOf(ArticleCard) }),
  read: endpoint('GET /articles/{id}', { caller: 'user', params: ArticleParams, reply: Article }),
  /** For search in the content. The page requests them at the first search. */
  words: endpoint('GET /article-words', { caller: 'user', reply: allOf(ArticleWords) }),
}

/** The operations for editors. */
const managing = {
  /** In the order of the editors' list; new articles first, by `sortOrder`, then newest first. */
  manage: endpoint('GET /manage/articles', { caller: 'editor', query: ManagedListQuery, reply: ManagedList }),
  /** Changes the editors' list only. */
  move: endpoint('PUT /manage/article-order', { caller: 'editor', body: ArticleMove, reply: z.object({}) }),
  open: endpoint('GET /manage/articles/{id}', { caller: 'editor', params: ArticleParams, reply: ManagedArticle }),
  /** Refused with `article-title-taken`, `article-too-complex` and `article-limit-reached`. */
  create: endpoint('POST /manage/articles', { caller: 'editor', body: NewArticle, reply: ManagedArticle }),
  /**
   * Also publishes, unpublishes and sorts. Refused with `article-title-taken`, `article-too-complex`, and `article-changed`
   * with a pointer to each field that others have changed since `basedOn`, too.
   */
  edit: endpoint('PUT /manage/articles/{id}', {
    caller: 'editor',
    params: ArticleParams,
    body: ArticleEdit,
    reply: ManagedArticle,
  }),
  /** The last versions of an article, newest first. */
  revisions: endpoint('GET /manage/articles/{id}/revisions', {
    caller: 'editor',
    params: ArticleParams,
    reply: z.array(Revision).check(z.maxLength(MAX_REVISIONS)),
  }),
  revision: endpoint('GET /manage/articles/{id}/revisions/{n}', {
    caller: 'editor',
    params: RevisionParams,
    reply: RevisionFields,
  }),
  /** Also succeeds when the article does not exist. */
  remove: endpoint('DELETE /manage/articles/{id}', { caller: 'editor', params: ArticleParams, reply: z.object({}) }),
}

/** An editor's own drafts, so that another device can go on with them. */
const drafting = {
  /** Newest first. */
  drafts: endpoint('GET /manage/drafts', {
    caller: 'editor',
    reply: z.array(DraftCard).check(z.maxLength(MAX_DRAFTS)),
  }),
  /** Of an article, by its id; of a new one, by the id that it will have. */
  draft: endpoint('GET /manage/drafts/{id}', {
    caller: 'editor',
    params: ArticleParams,
    reply: z.object({ draft: z.exactOptional(ArticleDraft) }),
  }),
  keepDraft: endpoint('PUT /manage/drafts/{id}', {
    caller: 'editor',
    params: ArticleParams,
    body: NewDraft,
    reply: z.object({ savedAt: z.int() }),
  }),
  /** Also succeeds when there is none. */
  dropDraft: endpoint('DELETE /manage/drafts/{id}', { caller: 'editor', params: ArticleParams, reply: z.object({}) }),
}

export const articlesApi = { ...articleReadingApi, ...managing, ...drafting }
