import * as z from 'zod/mini'
import { ArticleWords, ManagedArticle, ManagedCard } from '../../../shared/articles/schema.ts'
import { itemKind } from '../item-kind.ts'

const OF_NOBODY = { exported: { not: 'impersonal' }, erased: { stays: 'impersonal' } } as const

export const ArticleItem = itemKind({
  called: 'Article',
  pk: 'ARTICLE',
  sk: 'WHOLE#{id}',
  schema: ManagedArticle,
  ...OF_NOBODY,
})

export const ArticleCardItem = itemKind({
  called: 'Article card',
  pk: 'ARTICLE',
  sk: 'CARD#{id}',
  schema: ManagedCard,
  ...OF_NOBODY,
})

export const ArticleWordsItem = itemKind({
  called: 'Article words',
  pk: 'ARTICLE',
  sk: 'WORDS#{id}',
  schema: z.extend(ArticleWords, { published: z.boolean() }),
  ...OF_NOBODY,
})

/** Which article has a title. */
export const ArticleTitleItem = itemKind({
  called: 'Article title',
  pk: 'ARTICLE',
  sk: 'TITLE#{hash}',
  schema: z.object({ articleId: z.string() }),
  ...OF_NOBODY,
})
