import { Card } from '../../../../shared/ui/card.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { text } from './text.ts'

/** The paper while its days load. */
export function ReportSkeleton() {
  return (
    <Loading label={text.loading}>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Card>
    </Loading>
  )
}
