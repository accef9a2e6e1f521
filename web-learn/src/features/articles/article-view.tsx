import { useId, useRef, useState } from 'react'
import { relatedTo } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { useQuery } from '../../../../shared/ui/query.ts'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { BackToArticles } from './back-to-articles.tsx'
import { About } from './card.tsx'
import { Coming } from './coming.tsx'
import { Gone } from './gone.tsx'
import { Grid } from './grid.tsx'
import { articleQuery } from './queries.ts'
import { ReadingSettings, useTextSize } from './reading-settings.tsx'
import { articleText } from './text.ts'
import { useOwnLinks } from './use-own-links.ts'
import { Progress, ToTop } from './whereabouts.tsx'

interface ArticleViewProps {
  card: ArticleCard
  /** All that readers may have, for what to read next. */
  articles: readonly ArticleCard[]
}

/** One article, set for reading. What its card told is there at once. Source: requirement LEARN-05. */
export function ArticleView({ card, articles }: ArticleViewProps) {
  const shell = useShell()
  const { Page, Unread } = shell
  const article = useQuery(articleQuery(shell, card.id))
  const failure = useFailure(article)
  const [size, setSize] = useTextSize()
  const bodyRef = useRef<HTMLDivElement>(null)
  useOwnLinks(bodyRef)
  if (failure && shell.refusalOf(failure)?.code === 'not-found') return <Gone />
  return (
    <Page heading={card.title} above={<BackToArticles />}>
      <Progress />
      <About article={card} />
      <p className={styles['lead']}>{card.summary}</p>
      <ReadingSettings size={size} onSize={setSize} />
      {card.imageUrl && <img className={styles['hero']} src={card.imageUrl} alt="" />}
      <div ref={bodyRef} className={styles['body']} data-size={size}>
        {article.data ? (
          <RichText nodes={article.data.body} />
        ) : failure ? (
          <Unread error={failure} busy={article.isFetching} onRetry={() => void article.refetch()} />
        ) : (
          <Coming shape="line" />
        )}
      </div>
      <Remember />
      <Related card={card} articles={articles} />
      <ToTop />
    </Page>
  )
}

function Remember() {
  return (
    <aside className={styles['remember']}>
      <strong>{articleText.rememberTitle}</strong>
      <p>{articleText.remember}</p>
    </aside>
  )
}

function Related({ card, articles }: ArticleViewProps) {
  const id = useId()
  const [now] = useState(Date.now)
  const related = relatedTo(card, articles)
  return (
    related.length > 0 && (
      <section className={styles['topic']} aria-labelledby={id}>
        <h2 id={id}>{articleText.related}</h2>
        <Grid articles={related} now={now} />
      </section>
    )
  )
}
