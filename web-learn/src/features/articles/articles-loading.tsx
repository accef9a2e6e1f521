import type { ComponentProps } from 'react'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import styles from './articles.module.css'
import { text } from './text.ts'

/** A placeholder while articles are loading. */
export function ArticlesLoading({ shape }: Pick<ComponentProps<typeof Skeleton>, 'shape'>) {
  return (
    <div className={styles['coming']} role="status" aria-label={text.loading}>
      <Skeleton shape={shape} />
      <Skeleton shape={shape} />
      <Skeleton shape="block" />
    </div>
  )
}
