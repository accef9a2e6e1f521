import type { ReactNode } from 'react'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { LastSeen } from '../../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import styles from './history.module.css'
import { text } from './text.ts'
import type { MonthState, ShownMonth } from './use-shown-month.ts'

interface LoadedMonthProps {
  monthState: MonthState
  children: (month: ShownMonth) => ReactNode
}

/** Renders `children` once the month is loaded; until then a loading state or the error. */
export function LoadedMonth({ monthState, children }: LoadedMonthProps) {
  const { query, shown, seenAt } = monthState
  const { error, isFetching, refetch } = query
  const failure = useFailure(query)
  const online = useOnline()
  if (!shown && failure) return <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
  if (!shown)
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
      {(error || !online) && <LastSeen at={seenAt} />}
      {shown.isPartial && <p className={styles['quiet']}>{text.partial}</p>}
      {children(shown)}
    </>
  )
}
