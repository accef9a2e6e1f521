import { useId, useMemo, useRef, useState } from 'react'
import { articleQuery } from '../../../../shared/articles/queries.ts'
import { findByTitle, relatedArticles } from '../../../../shared/articles/rules.ts'
import type { Article, ArticleCard } from '../../../../shared/articles/schema.ts'
import { START_HERE_TITLES } from '../../../../shared/articles/sections.ts'
import { markTerms } from '../../../../shared/articles/terms.ts'
import { rememberText, reviewText } from '../../../../shared/articles/text.ts'
import { ArticleMeta } from '../../../../shared/ui/article/article-meta.tsx'
import { Cover } from '../../../../shared/ui/article/cover.tsx'
import { UploadedImage } from '../../../../shared/ui/article/uploaded-image.tsx'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { useQuery } from '../../../../shared/ui/query.ts'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { ArticleNotFound } from './article-not-found.tsx'
import { ArticleRow, ArticleRows } from './article-row.tsx'
import styles from './articles.module.css'
import { ArticlesLoading } from './articles-loading.tsx'
import { BackToArticles } from './back-to-articles.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { articlePath } from './card.tsx'
import { Contents } from './contents.tsx'
import { KeptHere } from './keep-all.tsx'
import { ReadingSettings, useReadingSettings } from './reading-settings.tsx'
import { BackToTop, ReadingProgress } from './scroll-position.tsx'
import { ShareMenu } from './share-menu.tsx'
import { articleText, shareText } from './text.ts'
import { useInAppLinks } from './use-in-app-links.ts'
import { useReadingProgress } from './use-reading-progress.ts'

interface ArticleViewProps {
  card: ArticleCard
  /** All published articles, to find related ones. */
  articles: readonly ArticleCard[]
}

/** One article. The data of its card is shown before the body is loaded. Source: requirement LEARN-05. */
export function ArticleView({ card, articles }: ArticleViewProps) {
  const shell = useShell()
  const { Page, Unread } = shell
  const article = useQuery(articleQuery(shell, card.id))
  const failure = useFailure(article)
  const look = useReadingSettings()
  const bodyRef = useRef<HTMLDivElement>(null)
  useInAppLinks(bodyRef)
  useReadingProgress(card, article.data !== undefined)
  if (failure && shell.refusalOf(failure)?.code === 'not-found') return <ArticleNotFound />
  return (
    <Page
      heading={card.title}
      above={
        <>
          <div className={styles['top']}>
            <BackToArticles />
            <ReadingSettings {...look} />
            <BookmarkButton card={card} />
            <ShareMenu card={card} />
          </div>
          {card.image ? (
            <UploadedImage {...card.image} eager className={styles['hero']} />
          ) : (
            <Cover category={card.category} className={styles['banner']} />
          )}
          <ArticleMeta {...card} minutes={card.readingTimeMinutes} />
        </>
      }
    >
      <ReadingProgress />
      <p className={styles['lead']}>{card.summary}</p>
      <div ref={bodyRef} className={styles['body']} data-size={look.settings.textSize ?? 'medium'}>
        {article.data ? (
          <>
            <p className={styles['kept']}>{reviewText(article.data)}</p>
            <Contents bodyRef={bodyRef} />
            <ArticleBody {...article.data} />
            <KeptHere article={article.data} />
          </>
        ) : failure ? (
          <Unread error={failure} busy={article.isFetching} onRetry={() => void article.refetch()} />
        ) : (
          <ArticlesLoading shape="line" />
        )}
      </div>
      <Disclaimer />
      <Helpful card={card} />
      <NextInStartHere card={card} articles={articles} />
      <RelatedArticles card={card} articles={articles} />
      <BackToTop />
    </Page>
  )
}

/** The text, with its medical words explained. */
function ArticleBody({ body, terms }: Pick<Article, 'body' | 'terms'>) {
  const { nodes } = useMemo(() => markTerms(body, terms ?? {}), [body, terms])
  return <RichText nodes={nodes} />
}

function Disclaimer() {
  return (
    <aside>
      <Card tone="soft">
        <strong>{rememberText.title}</strong>
        <p>{rememberText.text}</p>
      </Card>
    </aside>
  )
}

function Helpful({ card }: Pick<ArticleViewProps, 'card'>) {
  return (
    <Card className={styles['helpful']}>
      <strong>{shareText.helpful}</strong>
      <ShareMenu card={card} big />
    </Card>
  )
}

/** The next published step of Start Here, if this article is one of them. */
function NextInStartHere({ card, articles }: ArticleViewProps) {
  const step = START_HERE_TITLES.findIndex((title) => findByTitle([card], title))
  const later = step < 0 ? [] : START_HERE_TITLES.slice(step + 1)
  const [next] = later.flatMap((title) => findByTitle(articles, title) ?? [])
  return (
    next && (
      <Link to={articlePath(next)} className={buttonClass('primary')}>
        {articleText.next(next.title)}
      </Link>
    )
  )
}

function RelatedArticles({ card, articles }: ArticleViewProps) {
  const id = useId()
  const [now] = useState(Date.now)
  const related = relatedArticles(card, articles)
  return (
    related.length > 0 && (
      <section className={styles['topic']} aria-labelledby={id}>
        <h2 id={id}>{articleText.related}</h2>
        <ArticleRows>
          {related.map((each) => (
            <ArticleRow key={each.id} card={each} now={now} />
          ))}
        </ArticleRows>
      </section>
    )
  )
}
