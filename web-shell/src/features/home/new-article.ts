import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '../../../../shared/articles/queries.ts'
import { badgeOf, NEW_FOR_MS } from '../../../../shared/articles/rules.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import { call } from '../../shell/first/api/call.ts'
import { isDataSaverOn } from '../../shell/first/api/data-saver.ts'
import { ARTICLE_TIP_KEY, type ArticleTip } from './article-tip.ts'

/** Articles are asked for once a day. */
const ASK_EVERY_MS = 86_400_000

/**
 * Chooses one of the new articles at random, for the tip of home when that is opened the next time. The list is asked for
 * unless this device has it from the last day, as after a visit to the learning hub. Source: requirement HOME-07.
 */
export async function findNewArticle(client: QueryClient): Promise<void> {
  if (isDataSaverOn()) return
  const articles = await client.fetchQuery({ ...listQuery({ call }), staleTime: ASK_EVERY_MS })
  const fresh = articles.filter((article) => badgeOf(article, Date.now()) === 'new')
  const chosen = fresh[Math.floor(Math.random() * fresh.length)]
  client.setQueryData<ArticleTip | null>(
    ARTICLE_TIP_KEY,
    chosen
      ? {
          title: 'New to read',
          text: chosen.title,
          link: { to: `/learn?${new URLSearchParams({ article: chosen.title })}`, label: 'Read it' },
          until: localDate(chosen.createdAt + NEW_FOR_MS, 'UTC'),
        }
      : null,
  )
}
