import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import {
  Article,
  ArticleCard,
  ArticleEdit,
  ArticleParams,
  ArticleWords,
  MAX_ARTICLES,
  ManagedArticle,
  ManagedCard,
  NewArticle,
} from './schema.ts'

const allOf = <T extends z.ZodMiniType>(schema: T) => z.array(schema).check(z.maxLength(MAX_ARTICLES))

/**
 * The operations for readers. They return only published articles; an unpublished one is `not-found`, like an unknown
 * id.
 */
const reading = {
  /** Newest first. */
  list: endpoint('GET /articles', { caller: 'user', reply: allOf(ArticleCard) }),
  read: endpoint('GET /articles/{id}', { caller: 'user', params: ArticleParams, reply: Article }),
  /** For search in the content. The page requests them at the first search. */
  words: endpoint('GET /article-words', { caller: 'user', reply: allOf(ArticleWords) }),
}

/** The operations for editors. */
const managing = {
  /** Sorted by `sortOrder`, then newest first. */
  manage: endpoint('GET /manage/articles', { caller: 'editor', reply: allOf(ManagedCard) }),
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
  /** Also succeeds when the article does not exist. */
  remove: endpoint('DELETE /manage/articles/{id}', { caller: 'editor', params: ArticleParams, reply: z.object({}) }),
}

export const articlesApi = { ...reading, ...managing }
