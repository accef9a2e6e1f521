import { Card } from '../../../../../shared/ui/card.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'

/** The screen while it loads. */
export function RemindersSkeleton() {
  return (
    <Loading label={text.loading} className={styles['column']}>
      <Skeleton shape="line" />
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </Card>
      <Skeleton shape="block" />
    </Loading>
  )
}
