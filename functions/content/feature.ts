import type { FeatureSpec } from '../feature-spec.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleCountItem,
  ArticleItem,
  ArticleTitleItem,
  ArticleWordsItem,
} from '../table/items/articles.ts'
import { DeliveredArticleItem } from './items.ts'

export const feature = {
  entry: 'functions/content/handler.ts',
  // A `rate` schedule first runs when it is created, so right after the first deployment.
  schedule: 'rate(1 day)',
  items: { DeliveredArticleItem },
  table: [
    [DeliveredArticleItem, 'Query', 'PutItem'],
    [ArticleItem, 'PutItem'],
    [ArticleBodyItem, 'PutItem'],
    [ArticleCardItem, 'PutItem'],
    [ArticleWordsItem, 'PutItem'],
    [ArticleTitleItem, 'PutItem'],
    [ArticleCountItem, 'UpdateItem'],
  ],
} as const satisfies FeatureSpec
