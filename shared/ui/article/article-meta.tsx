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

type ArticleIconProps = Pick<ArticleCard, 'icon' | 'category'> & { className?: string | undefined }

/** The own icon of an article, else the drawn one of its category. */
export function ArticleIcon({ icon, category, className }: ArticleIconProps) {
  const hasOwnIcon = icon !== '' && icon !== ICONS[category]
  return hasOwnIcon ? (
    <span aria-hidden="true" className={className}>
      {icon}
    </span>
  ) : (
    <Icon of={DRAWN[category]} className={className} />
  )
}

/** The category and reading time of an article, with its icon. */
export function ArticleMeta({ icon, category, minutes }: Pick<ArticleCard, 'icon' | 'category'> & { minutes: number }) {
  return (
    <p className={styles['meta']}>
      <ArticleIcon icon={icon} category={category} />
      {category} · {minutes} min read
    </p>
  )
}
