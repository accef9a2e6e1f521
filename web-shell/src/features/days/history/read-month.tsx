import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { LastSeen } from '../../../shell/first/frame/last-seen.tsx'
import { Unread } from '../../../shell/first/frame/unread.tsx'
import type { Month } from '../../../shell/later/days/day-query.ts'
import styles from './history.module.css'
import { text } from './text.ts'

interface ReadMonthProps {
  reading: UseQueryResult<Month>
  children: (month: Month) => ReactNode
}

/** What is made of a month once it is there; until then that it comes, or why it does not. */
export function ReadMonth({ reading, children }: ReadMonthProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = reading
  const failure = useFailure(reading)
  const online = useOnline()
  if (!data && failure) return <Unread error={failure} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={text.loading} className={styles['entries']}>
        {[0, 1, 2].map((each) => (
          <Card key={each}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </Card>
        ))}
      </Loading>
    )
  return (
    <>
      {(error || !online) && <LastSeen at={dataUpdatedAt} />}
      {children(data)}
    </>
  )
}
