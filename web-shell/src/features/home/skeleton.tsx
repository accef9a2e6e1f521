import { Card } from '../../../../shared/ui/card.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

export function HomeSkeleton() {
  return (
    <Loading label={text.loading} className={styles['cards']}>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </Card>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="button" />
        <Skeleton shape="line" />
      </Card>
    </Loading>
  )
}
