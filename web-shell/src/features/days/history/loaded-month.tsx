import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { LastSeen } from '../../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import type { Month } from '../../../shell/later/days/day-query.ts'
import styles from './history.module.css'
import { text } from './text.ts'

interface LoadedMonthProps {
  monthQuery: UseQueryResult<Month>
  children: (month: Month) => ReactNode
}

/** Renders `children` once the month is loaded; until then a loading state or the error. */
export function LoadedMonth({ monthQuery, children }: LoadedMonthProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = monthQuery
  const failure = useFailure(monthQuery)
  const online = useOnline()
  if (!data && failure) return <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={text.loading} className={styles['entries']}>
        {[0, 1, 2].map((index) => (
          <Card key={index}>
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
