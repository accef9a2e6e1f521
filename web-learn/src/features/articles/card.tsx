import { badgeOf } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { ICONS } from '../../../../shared/articles/sections.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { Tag } from '../../../../shared/ui/tag.tsx'
import styles from './articles.module.css'
import { Cover } from './cover.tsx'
import { text } from './text.ts'

/** The address of an article. Source: requirement ROUTE-10. */
export const articlePath = ({ title }: Pick<ArticleCard, 'title'>) =>
  `/learn?${new URLSearchParams({ article: title })}`

/** The icon, category and reading time of an article. */
export function ArticleMeta({ article }: { article: ArticleCard }) {
  return (
    <p className={styles['about']}>
      <span aria-hidden="true">{article.icon || ICONS[article.category]}</span> {article.category} ·{' '}
      {text.minutes(article.readingTimeMinutes)}
    </p>
  )
}

/** An article in a list. The whole card is a link to the article. */
export function Card({ article, now, big = false }: { article: ArticleCard; now: number; big?: boolean }) {
  const badge = badgeOf(article, now)
  return (
    <article className={styles['card']} data-big={big || undefined}>
      <Cover category={article.category} className={styles['cover']} />
      <ArticleMeta article={article} />
      <h3 className={styles['title']}>
        <Link to={articlePath(article)}>{article.title}</Link>
      </h3>
      <p className={styles['summary']}>{article.summary}</p>
      {badge && (
        <p>
          <Tag>{text.badge[badge]}</Tag>
        </p>
      )}
    </article>
  )
}
