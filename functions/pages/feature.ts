import type { FeatureSpec } from '../feature-spec.ts'
import { ArticleBodyItem, ArticleCardItem } from '../table/items/articles.ts'

/** Writes the public pages of articles. */
export const feature = {
  entry: 'functions/pages/handler.ts',
  consumes: 'pages',
  table: [
    [ArticleCardItem, 'Query'],
    [ArticleBodyItem, 'Query'],
  ],
  writesPages: true,
} as const satisfies FeatureSpec
