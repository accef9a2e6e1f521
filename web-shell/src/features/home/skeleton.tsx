import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import styles from './home.module.css'
import { Progress } from './progress.tsx'
import { text } from './text.ts'

/** Cards of the usual height, so that little moves when the data arrives. `weekOf`: today, if the first steps and the week come in cards. */
export function HomeSkeleton({ weekOf }: { weekOf: LocalDate | undefined }) {
  return (
    <Loading label={text.loading} className={classNames(styles['cards'], styles['skeletons'])}>
      {weekOf && (
        <>
          <Card className={styles['stepsSkeleton']}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </Card>
          <Card className={styles['weekCard']}>
            <Progress today={weekOf} home={undefined} />
          </Card>
        </>
      )}
      <Card className={styles['checkInSkeleton']}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="block" />
      </Card>
      <Card className={styles['tipSkeleton']}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </Card>
      <Card className={styles['insightSkeleton']}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </Card>
    </Loading>
  )
}
