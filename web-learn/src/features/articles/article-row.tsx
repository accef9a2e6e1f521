import type { ReactNode } from 'react'
import { badgeOf } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { ArticleIcon } from '../../../../shared/ui/article/article-meta.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import rows from '../../../../shared/ui/rows.module.css'
import { Tag } from '../../../../shared/ui/tag.tsx'
import { articlePath } from './card.tsx'
import { text } from './text.ts'

/** Articles below each other, each a link. */
export function ArticleRows({ children }: { children: ReactNode }) {
  return <ul className={rows['rows']}>{children}</ul>
}

/** An article in a short list. `progress` stands in place of its category and reading time. */
export function ArticleRow({ card, now, progress }: { card: ArticleCard; now: number; progress?: ReactNode }) {
  const badge = progress ? undefined : badgeOf(card, now)
  return (
    <li>
      <Link to={articlePath(card)} className={rows['row']}>
        <ArticleIcon icon={card.icon} category={card.category} className={rows['icon']} />
        <span className={rows['words']}>
          <span className={rows['title']}>{card.title}</span>
          {progress ?? (
            <span className={rows['text']}>
              {card.category} · {text.minutes(card.readingTimeMinutes)}
            </span>
          )}
        </span>
        {badge && <Tag>{text.badge[badge]}</Tag>}
      </Link>
    </li>
  )
}
