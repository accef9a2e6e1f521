import { badgeOf } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { ICONS } from '../../../../shared/articles/sections.ts'
import { Link } from '../../../../shared/ui/router.ts'
import styles from './articles.module.css'
import { text } from './text.ts'

/** The address of an article. Source: requirement ROUTE-10. */
export const addressOf = ({ title }: Pick<ArticleCard, 'title'>) => `/learn?${new URLSearchParams({ article: title })}`

/** What an article is about, at a glance: its sign, category and length. */
export function About({ article }: { article: ArticleCard }) {
  return (
    <p className={styles['about']}>
      <span aria-hidden="true">{article.icon || ICONS[article.category]}</span> {article.category} ·{' '}
      {text.minutes(article.readingTimeMinutes)}
    </p>
  )
}

/** An article in a list; all of it leads there. */
export function Card({ article, now, big = false }: { article: ArticleCard; now: number; big?: boolean }) {
  const badge = badgeOf(article, now)
  return (
    <article className={styles['card']} data-big={big || undefined}>
      {badge && <span className={styles['badge']}>{text.badge[badge]}</span>}
      <h3 className={styles['title']}>
        <Link to={addressOf(article)}>{article.title}</Link>
      </h3>
      <p className={styles['summary']}>{article.summary}</p>
      <About article={article} />
    </article>
  )
}
