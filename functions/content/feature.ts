import type { FeatureSpec } from '../feature-spec.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleCountItem,
  ArticleItem,
  ArticleTitleItem,
  ArticleWordsItem,
} from '../table/items/articles.ts'
import { RecordingItem } from '../table/items/recordings.ts'
import { RunItem } from '../table/items/run.ts'
import { DeliveredArticleItem, DeliveredRecordingItem } from './items.ts'

export const feature = {
  entry: 'functions/content/handler.ts',
  // A `rate` schedule first runs when it is created, so right after the first deployment.
  schedule: 'rate(1 day)',
  items: { DeliveredArticleItem, DeliveredRecordingItem },
  table: [
    [RunItem, 'PutItem'],
    [DeliveredArticleItem, 'Query', 'PutItem'],
    [ArticleItem, 'PutItem'],
    [ArticleBodyItem, 'PutItem'],
    [ArticleCardItem, 'PutItem'],
    [ArticleWordsItem, 'PutItem'],
    [ArticleTitleItem, 'PutItem'],
    [ArticleCountItem, 'UpdateItem'],
    [DeliveredRecordingItem, 'Query', 'PutItem'],
    [RecordingItem, 'PutItem'],
  ],
  // Each day, also without new articles: what a job missed is made good, and a new look of the pages arrives.
  sendsJobsTo: ['pages'],
} as const satisfies FeatureSpec
