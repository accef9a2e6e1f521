import type { LocalDate } from '../../../../shared/time/local-date.ts'
import type { Tip } from './text.ts'

/** The tip of a new article, which `new-article.ts` stores in the query cache for the next time that home is opened. */
export const ARTICLE_TIP_KEY = ['new article']
/** `until`: the last date on which the article is new. */
export type ArticleTip = Tip & { until: LocalDate }
