import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import styles from './articles.module.css'
import { Card } from './card.tsx'

interface GridProps {
  articles: readonly ArticleCard[]
  now: number
  /** What stands in place of a summary. */
  excerptOf?: (article: ArticleCard) => string | undefined
}

/** Cards in as many columns as fit. */
export function Grid({ articles, now, excerptOf }: GridProps) {
  return (
    <ul className={styles['grid']}>
      {articles.map((article) => (
        <li key={article.id}>
          <Card article={article} now={now} excerpt={excerptOf?.(article)} />
        </li>
      ))}
    </ul>
  )
}
