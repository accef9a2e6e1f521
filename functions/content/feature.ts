import type { FeatureSpec } from '../feature-spec.ts'
import { ArticleCardItem, ArticleItem, ArticleTitleItem, ArticleWordsItem } from '../table/items/articles.ts'
import { DeliveredItem } from './items.ts'

export const feature = {
  entry: 'functions/content/handler.ts',
  // A rate begins as soon as it is made: with the first deployment.
  schedule: 'rate(1 day)',
  items: { DeliveredItem },
  table: [
    [DeliveredItem, 'Query', 'PutItem'],
    [ArticleItem, 'PutItem'],
    [ArticleCardItem, 'PutItem'],
    [ArticleWordsItem, 'PutItem'],
    [ArticleTitleItem, 'PutItem'],
  ],
} as const satisfies FeatureSpec
