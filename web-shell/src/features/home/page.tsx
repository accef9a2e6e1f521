import { useQuery } from '@tanstack/react-query'
import { firstName, greeting } from '../../../../shared/home/rules.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { hourOfDay, today, useClock } from '../../shell/clock.ts'
import { homeQuery } from '../../shell/home-query.ts'
import { Page } from '../../shell/page.tsx'
import { wordsFor } from '../../shell/problem-text.ts'
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
        <Notice
          title={wordsFor(error).title}
          actions={
            <Button
              variant="secondary"
              busy={isFetching}
              busyLabel={text.failed.retrying}
              onClick={() => void refetch()}
            >
              {text.failed.retry}
            </Button>
          }
        >
          {wordsFor(error).text} {text.failed.text}
        </Notice>
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  )
}
