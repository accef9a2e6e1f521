import type { Tip } from './text.ts'

/** The tip of a new article, which `new-article.ts` stores in the query cache for the next time that home is opened. */
export const ARTICLE_TIP_KEY = ['new article']
/** `until` (epoch ms): then the article is not new any more. */
export type ArticleTip = Tip & { until: number }
