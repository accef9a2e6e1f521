import { Card } from '../../../../shared/ui/card.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import styles from './insight.module.css'

/** The sentence and the cards while days load, or are compared. */
export function LinksSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={styles['column']}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Card>
    </Loading>
  )
}
