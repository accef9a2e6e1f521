import { articlesApi } from '../../shared/articles/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleCountItem,
  ArticleItem,
  ArticleTitleItem,
  ArticleWordsItem,
} from '../table/items/articles.ts'
import { ReadArticleItem } from '../table/items/read-article.ts'

export const feature = {
  entry: 'functions/articles/handler.ts',
  api: articlesApi,
  items: {
    ArticleItem,
    ArticleBodyItem,
    ArticleCardItem,
    ArticleWordsItem,
    ArticleTitleItem,
    ArticleCountItem,
    ReadArticleItem,
  },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [ArticleItem, 'GetItem', 'PutItem', 'DeleteItem'],
    [ArticleBodyItem, 'GetItem', 'PutItem', 'DeleteItem'],
    [ArticleCardItem, 'Query', 'PutItem', 'DeleteItem'],
    [ArticleWordsItem, 'Query', 'PutItem', 'DeleteItem'],
    [ArticleTitleItem, 'PutItem', 'DeleteItem'],
    [ArticleCountItem, 'UpdateItem'],
    [ReadArticleItem, 'PutItem'],
  ],
  sendsJobsTo: ['pages'],
} as const satisfies FeatureSpec
