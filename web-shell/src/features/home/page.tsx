import reeds from 'art:reeds'
import { useEffect, useState } from 'react'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../shared/ui/calendar/format-day.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { hourOfDay, today, useClock } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { UnsavedNote } from '../../shell/first/data/unsaved-guard.tsx'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { useShowsWelcome } from '../../shell/first/data/welcome-visit.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LazyScreen } from '../../shell/first/frame/lazy-screen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { WhyPremium } from '../../shell/first/premium/why-premium.tsx'
import { QuickTools, Tiles } from './cards.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { expectsSteps, rememberSteps } from './getting-started/mark.ts'
import { greeting } from './greeting.ts'
import styles from './home.module.css'
import { CardsAboveTools, CardsBelowTools, isWeekInCard } from './home-cards.tsx'
import { Progress } from './progress.tsx'
import { HomeSkeleton } from './skeleton.tsx'
import { text } from './text.ts'
import { useMarkUseful } from './use-mark-useful.ts'

/** Home; for new users the welcome. */
export function HomePage() {
  const day = useClock(today)
  const home = useHome(day)
  useMarkUseful(home.data !== undefined)
  if (useShowsWelcome(home.data))
    return <LazyScreen load={registeredFeatures().sharedComponents.welcome} isRemote={false} />
  return <Dashboard day={day} home={home} />
}

interface DashboardProps {
  day: LocalDate
  home: ReturnType<typeof useHome>
}

/** Today's summary and links to other screens. Parts that need no data are shown even if the data cannot be read. */
function Dashboard({ day, home }: DashboardProps) {
  const hour = useClock(hourOfDay)
  const { data, error, isFetching, refetch, dataUpdatedAt } = home
  const failure = useFailure(home)
  const online = useOnline()
  const [expected] = useState(expectsSteps)
  const hasShortScene = data ? isWeekInCard(data) : expected && !failure
  useEffect(() => {
    if (data) rememberSteps(hasShortScene)
  }, [data, hasShortScene])
  return (
    <Page
      heading={greeting(hour, data?.account.fullName)}
      title={text.title}
      wide
      scene={
        <Scene className={classNames(styles['scene'], hasShortScene && styles['short'])}>
          <Picture of={reeds} className={styles['reeds']} />
        </Scene>
      }
      intro={
        <div className={styles['intro']}>
          <p className={styles['quiet']}>{formatDay(day, day)}</p>
          {/* The sky has room for the banner, so that nothing moves when it arrives. */}
          <div className={styles['sky']}>{data && <FeatureCards at="banner" home={data} />}</div>
          {!hasShortScene && <Progress today={day} home={data} />}
        </div>
      }
    >
      <UnsavedNote home={data} />
      {data && (error || !online) && <LastSeen at={dataUpdatedAt} />}
      <div className={styles['cards']}>
        {data ? (
          <CardsAboveTools home={data} />
        ) : failure ? (
          <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <HomeSkeleton weekOf={hasShortScene ? day : undefined} />
        )}
        <QuickTools />
        <CardsBelowTools home={data} />
        <Tiles />
      </div>
      {data?.premium.trialDaysRemaining !== undefined && <WhyPremium />}
      <Help page="home" floating />
    </Page>
  )
}
