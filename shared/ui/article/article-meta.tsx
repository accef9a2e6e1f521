import bowl from 'icon:bowl-food'
import lotus from 'icon:flower-lotus'
import leaf from 'icon:leaf'
import moon from 'icon:moon'
import pill from 'icon:pill'
import waves from 'icon:waves'
import type { ArticleCard } from '../../articles/schema.ts'
import { type Category, ICONS } from '../../articles/sections.ts'
import { Icon } from '../picture/picture.tsx'
import styles from './article-meta.module.css'

const DRAWN: Record<Category, string> = {
  Diet: bowl,
  Supplements: pill,
  'Pelvic Floor': leaf,
  Stress: waves,
  Sleep: moon,
  'Mind-Body': lotus,
}

/** The category and reading time of an article, with its own icon, else the drawn one of its category. */
export function ArticleMeta({ icon, category, minutes }: Pick<ArticleCard, 'icon' | 'category'> & { minutes: number }) {
  const hasOwnIcon = icon !== '' && icon !== ICONS[category]
  return (
    <p className={styles['meta']}>
      {hasOwnIcon ? <span aria-hidden="true">{icon}</span> : <Icon of={DRAWN[category]} />}
      {category} · {minutes} min read
    </p>
  )
}
