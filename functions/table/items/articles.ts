import * as z from 'zod/mini'
import { ArticleWords, ManagedArticle, ManagedCard } from '../../../shared/articles/schema.ts'
import { itemKind } from '../item-kind.ts'

const OF_NOBODY = { exported: { not: 'impersonal' }, erased: { stays: 'impersonal' } } as const

export const ArticleItem = itemKind({
  called: 'An article, whole',
  pk: 'ARTICLE',
  sk: 'WHOLE#{id}',
  schema: ManagedArticle,
  ...OF_NOBODY,
})

export const ArticleCardItem = itemKind({
  called: 'An article, as lists show it',
  pk: 'ARTICLE',
  sk: 'CARD#{id}',
  schema: ManagedCard,
  ...OF_NOBODY,
})

export const ArticleWordsItem = itemKind({
  called: 'The words by which an article is found',
  pk: 'ARTICLE',
  sk: 'WORDS#{id}',
  schema: z.extend(ArticleWords, { published: z.boolean() }),
  ...OF_NOBODY,
})

/** Which article has a title. */
export const ArticleTitleItem = itemKind({
  called: 'The title of an article',
  pk: 'ARTICLE',
  sk: 'TITLE#{hash}',
  schema: z.object({ articleId: z.string() }),
  ...OF_NOBODY,
})
