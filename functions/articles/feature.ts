import { articlesApi } from '../../shared/articles/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { ArticleAuthorItem } from '../table/items/article-author.ts'
import { ArticleDraftItem } from '../table/items/article-draft.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleCountItem,
  ArticleItem,
  ArticleOrderItem,
  ArticleRevisionItem,
  ArticleTitleItem,
  ArticleWordsItem,
} from '../table/items/articles.ts'
import { ProfileItem } from '../table/items/profile.ts'
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
    ArticleOrderItem,
    ArticleRevisionItem,
    ArticleAuthorItem,
    ArticleDraftItem,
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
    [ArticleOrderItem, 'GetItem', 'PutItem'],
    [ArticleRevisionItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [ArticleAuthorItem, 'GetItem', 'Query', 'PutItem'],
    [ArticleDraftItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    // Only the names of editors are read.
    [ProfileItem, 'GetItem'],
    [ReadArticleItem, 'PutItem'],
  ],
  sendsJobsTo: ['pages'],
} as const satisfies FeatureSpec
