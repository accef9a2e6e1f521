import { useId } from 'react'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { readingApi } from '../../../../shared/reading/api.ts'
import { recommend } from '../../../../shared/reading/recommend.ts'
import { readLast } from '../../../../shared/reading/rules.ts'
import { useQuery } from '../../../../shared/ui/query.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import { ArticleRow, ArticleRows } from './article-row.tsx'
import styles from './articles.module.css'
import { text, whyText } from './text.ts'
import { useReading } from './use-reading.ts'

interface ForYouProps {
  articles: readonly ArticleCard[]
  now: number
}

/** The articles that were read last, with how far. Source: requirement LEARN-07. */
export function PickUp({ articles, now }: ForYouProps) {
  const id = useId()
  const last = readLast(useReading().reading, articles)
  if (last.length === 0) return null
  return (
    <section className={styles['topic']} aria-labelledby={id}>
      <h2 id={id}>{text.pickUp}</h2>
      <ArticleRows>
        {last.map(({ card, percent }) => (
          <ArticleRow
            key={card.id}
            card={card}
            now={now}
            progress={
              <span className={styles['howFar']}>
                <span className={styles['track']} aria-hidden="true">
                  <span style={{ inlineSize: `${percent}%` }} />
                </span>
                <span>{text.read(percent)}</span>
              </span>
            }
          />
        ))}
      </ArticleRows>
    </section>
  )
}

/** Articles that fit what the user logs, and why. Source: requirement LEARN-08. */
export function Recommended({ articles, now }: ForYouProps) {
  const id = useId()
  const { call } = useShell()
  const reason = useQuery({
    queryKey: ['reading reason'],
    queryFn: () => call(readingApi.reason),
    enabled: useAccount() !== undefined,
    // Without it, short articles are recommended. Source: requirement LEARN-06.
    meta: { failsSilently: true },
  })
  if (reason.isPending) return null
  const { why, articles: recommended } = recommend(articles, reason.data ? (reason.data.reason ?? 'none') : 'error')
  if (recommended.length === 0) return null
  return (
    <section className={styles['topic']} aria-labelledby={id}>
      <div>
        <h2 id={id}>{text.recommended}</h2>
        <p className={styles['why']}>{whyText[why]}</p>
      </div>
      <ArticleRows>
        {recommended.map((card) => (
          <ArticleRow key={card.id} card={card} now={now} />
        ))}
      </ArticleRows>
    </section>
  )
}
