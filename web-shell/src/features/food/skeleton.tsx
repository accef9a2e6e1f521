import { Card } from '../../../../shared/ui/card.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import styles from './food.module.css'
import { text } from './text.ts'

/** The cards while they load. */
export function FoodSkeleton() {
  return (
    <Loading label={text.loading} className={styles['column']}>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Card>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </Card>
    </Loading>
  )
}
