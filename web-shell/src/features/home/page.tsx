import { useQuery } from '@tanstack/react-query'
import { firstName, greeting } from '../../../../shared/home/rules.ts'
import { hourOfDay, today, useClock } from '../../shell/clock.ts'
import { homeQuery } from '../../shell/home-query.ts'
import { Page } from '../../shell/page.tsx'
import { Unread } from '../../shell/unread.tsx'
import { UnsentNote } from '../../shell/unsent-guard.tsx'
import { CheckedIn, CheckIn } from './check-in.tsx'
import styles from './home.module.css'
import { HomeSkeleton } from './skeleton.tsx'
import { text } from './text.ts'
import { Week } from './week.tsx'

export function HomePage() {
  const day = useClock(today)
  const hour = useClock(hourOfDay)
  const { data, error, isFetching, refetch } = useQuery(homeQuery(day))
  const heading = data ? `${greeting(hour)}, ${firstName(data.account.fullName)}` : greeting(hour)

  return (
    <Page heading={heading} title={text.title} wide>
      <UnsentNote />
      {data ? (
        <div className={styles['cards']}>
          {data.loggedOn.includes(data.today.date) ? <CheckedIn day={data.today} /> : <CheckIn />}
          <Week today={day} loggedOn={data.loggedOn} />
        </div>
      ) : error ? (
        <Unread error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  )
}
