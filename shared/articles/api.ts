import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import {
  Article,
  ArticleCard,
  ArticleEdit,
  ArticleWords,
  ManagedArticle,
  ManagedCard,
  NewArticle,
  OneArticle,
} from './schema.ts'

/** What readers ask: published articles alone. One that is not published is as one that never was. */
const reading = {
  /** Newest first. */
  list: endpoint('GET /articles', { who: 'user', reply: z.array(ArticleCard) }),
  read: endpoint('GET /articles/{id}', { who: 'user', params: OneArticle, reply: Article }),
  /** For search in the content, asked for when somebody first searches. */
  words: endpoint('GET /article-words', { who: 'user', reply: z.array(ArticleWords) }),
}

/** What editors do. */
const managing = {
  /** By their order, then newest first. */
  manage: endpoint('GET /manage/articles', { who: 'editor', reply: z.array(ManagedCard) }),
  open: endpoint('GET /manage/articles/{id}', { who: 'editor', params: OneArticle, reply: ManagedArticle }),
  /** Refused with `article-title-taken`. */
  create: endpoint('POST /manage/articles', { who: 'editor', body: NewArticle, reply: ManagedArticle }),
  /** Also publishes, takes back and moves. Refused with `article-title-taken` and `article-changed`. */
  edit: endpoint('PUT /manage/articles/{id}', {
    who: 'editor',
    params: OneArticle,
    body: ArticleEdit,
    reply: ManagedArticle,
  }),
  /** What is gone already is gone. */
  remove: endpoint('DELETE /manage/articles/{id}', { who: 'editor', params: OneArticle, reply: z.object({}) }),
}

export const articlesApi = { ...reading, ...managing }
