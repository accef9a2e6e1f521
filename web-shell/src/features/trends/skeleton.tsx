import { Card } from '../../../../shared/ui/card.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { text } from './text.ts'
import styles from './trends.module.css'

/** The sentence and the charts while they load. */
export function TrendsSkeleton() {
  return (
    <Loading label={text.loading} className={styles['skeleton']}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Card>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Card>
    </Loading>
  )
}
