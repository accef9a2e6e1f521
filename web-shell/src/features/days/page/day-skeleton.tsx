import { Card } from '../../../../../shared/ui/card.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'

export function DaySkeleton() {
  return (
    <Loading label={text.loading} className={styles['loading']}>
      <Card>
        <Skeleton shape="block" />
      </Card>
      <Card>
        <Skeleton shape="block" />
      </Card>
    </Loading>
  )
}
