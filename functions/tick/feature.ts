import type { FeatureSpec } from '../feature-spec.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleItem,
  ArticleRevisionItem,
  ArticleWordsItem,
} from '../table/items/articles.ts'
import { DUE_INDEX, TickItem } from '../table/items/reminders.ts'
import { RunItem } from '../table/items/run.ts'

/** Every minute, it hands over for whom reminders are due, and publishes the articles whose time has come. */
export const feature = {
  entry: 'functions/tick/handler.ts',
  schedule: 'rate(1 minute)',
  items: { TickItem },
  table: [
    [RunItem, 'PutItem'],
    [DUE_INDEX, 'Query'],
    [TickItem, 'GetItem', 'PutItem'],
    [ArticleItem, 'GetItem', 'PutItem'],
    [ArticleBodyItem, 'PutItem'],
    [ArticleCardItem, 'PutItem'],
    [ArticleWordsItem, 'PutItem'],
    [ArticleRevisionItem, 'PutItem', 'DeleteItem'],
  ],
  sendsJobsTo: ['rings', 'pages'],
} as const satisfies FeatureSpec
