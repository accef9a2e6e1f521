import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import styles from './articles.module.css'
import { Card } from './card.tsx'

/** Cards in as many columns as fit. */
export function Grid({ articles, now }: { articles: readonly ArticleCard[]; now: number }) {
  return (
    <ul className={styles['grid']}>
      {articles.map((article) => (
        <li key={article.id}>
          <Card article={article} now={now} />
        </li>
      ))}
    </ul>
  )
}
