import { useQuery } from '@tanstack/react-query'
import { insightApi } from '../../../../../shared/insight/api.ts'
import type { Insight } from '../../../../../shared/insight/schema.ts'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { call } from '../../../shell/first/api/call.ts'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { LastSeen } from '../../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { RequirePremium } from '../../../shell/later/premium/require-premium.tsx'
import styles from './daily.module.css'
import { text, wordsOf } from './text.ts'

/** The insights of the last year, newest first. Source: requirement INS-06. */
export function InsightsPage() {
  return (
    <RequirePremium>
      <Insights />
    </RequirePremium>
  )
}

function Insights() {
  const query = useQuery({ queryKey: ['insights'], queryFn: () => call(insightApi.list) })
  const { data, error, isFetching, refetch, dataUpdatedAt } = query
  const failure = useFailure(query)
  const online = useOnline()
  return (
    <Page heading={text.heading}>
      {data && (error || !online) && <LastSeen at={dataUpdatedAt} />}
      {data ? (
        <List insights={data.insights} />
      ) : failure ? (
        <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      )}
    </Page>
  )
}

function List({ insights }: { insights: readonly Insight[] }) {
  const day = useClock(today)
  if (insights.length === 0) return <p>{text.empty}</p>
  return (
    <ol className={styles['list']}>
      {insights.map(({ id, content }) => {
        const { title, message } = wordsOf(content)
        return (
          <li key={id}>
            <Card aria-labelledby={`insight-${id}`}>
              <time dateTime={id}>{formatDayFromToday(id, day)}</time>
              <h2 id={`insight-${id}`}>{title}</h2>
              <p>{message}</p>
            </Card>
          </li>
        )
      })}
    </ol>
  )
}
