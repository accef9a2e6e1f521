import { badgeOf } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { ArticleMeta } from '../../../../shared/ui/article/article-meta.tsx'
import { Cover } from '../../../../shared/ui/article/cover.tsx'
import { UploadedImage } from '../../../../shared/ui/article/uploaded-image.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { Tag } from '../../../../shared/ui/tag.tsx'
import styles from './articles.module.css'
import { text } from './text.ts'

/** The address of an article. Source: requirement ROUTE-10. */
export const articlePath = ({ title }: Pick<ArticleCard, 'title'>) =>
  `/learn?${new URLSearchParams({ article: title })}`

/** How wide the image of a card is. */
const SMALL = '17.5rem'
const BIG = '(min-width: 64em) 40rem, 100vw'

interface CardProps {
  article: ArticleCard
  now: number
  big?: boolean
  /** What stands in place of the summary. */
  excerpt?: string | undefined
}

/** An article in a list. The whole card is a link to the article. */
export function Card({ article, now, big = false, excerpt }: CardProps) {
  const badge = badgeOf(article, now)
  return (
    <article className={styles['card']} data-big={big || undefined}>
      {article.image ? (
        // The title beside it says what the article is about.
        <div className={styles['picture']}>
          <UploadedImage src={article.image.src} alt="" sizes={big ? BIG : SMALL} eager={big} fill />
        </div>
      ) : (
        <Cover category={article.category} className={styles['cover']} />
      )}
      <ArticleMeta {...article} minutes={article.readingTimeMinutes} />
      <h3 className={styles['title']}>
        <Link to={articlePath(article)}>{article.title}</Link>
      </h3>
      <p className={styles['summary']}>{excerpt ?? article.summary}</p>
      {badge && (
        <p>
          <Tag>{text.badge[badge]}</Tag>
        </p>
      )}
    </article>
  )
}
