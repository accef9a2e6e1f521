import back from 'icon:arrow-left'
import type { TrainingState } from '../../../../shared/training/schema.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { ofKind, useQueueView } from '../../shell/first/data/queue-view.ts'
import frame from '../../shell/first/frame/frame.module.css'
import { Help } from '../../shell/first/frame/help.tsx'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page, showHeading } from '../../shell/first/frame/page.tsx'
import { notify } from '../../shell/first/messages/toast.tsx'
import { ChangeError } from './change-error.tsx'
import { UrgeDrill } from './drill/urge-drill.tsx'
import { ActiveSession } from './session/active-session.tsx'
import { newChangeId } from './session/use-log.ts'
import { Setup } from './setup/setup.tsx'
import { text } from './text.ts'
import styles from './training.module.css'
import { activeSessionOf, useTraining } from './training-query.ts'
import { type ChangeTraining, useChangeTraining } from './use-change-training.ts'

const goWithoutSession = () => notify({ title: text.drill.goWithoutSession })

/** Bladder training. Free for everybody. Sources: requirements TRAIN-01 and TRAIN-02. */
export function TrainingPage() {
  const reading = useTraining()
  const { state, failure } = reading
  const training = useChangeTraining()
  const online = useOnline()
  const { data: home } = useHome(useClock(today))
  return (
    <Page
      heading={text.heading}
      above={
        home?.premium.hasPremiumAccess && (
          <Link to="/tools" className={classNames(buttonClass('quiet'), styles['back'])}>
            <Icon of={back} />
            {text.back}
          </Link>
        )
      }
    >
      <Help page="training" floating />
      {state ? (
        <>
          {(reading.error || !online) && reading.data && <LastSeen at={reading.dataUpdatedAt} />}
          <Waiting online={online} />
          <Training state={state} training={training} />
        </>
      ) : failure ? (
        <>
          <LoadError error={failure} busy={reading.isFetching} onRetry={() => void reading.refetch()} />
          <UrgeDrill onGo={goWithoutSession} />
        </>
      ) : (
        <TrainingSkeleton />
      )}
    </Page>
  )
}

function Training({ state, training }: { state: TrainingState; training: ChangeTraining }) {
  const { session } = state
  const active = activeSessionOf(state)
  if (active) return <ActiveSession key={active.id} session={active} logs={state.logs} training={training} />

  function start(targetIntervalMinutes: number) {
    void training.change({ type: 'start', start: { id: newChangeId(session?.id), targetIntervalMinutes } })
    showHeading()
  }

  return (
    <>
      <ChangeError training={training} of="end" />
      <Setup key={session?.id} state={state} onStart={start} />
      <ChangeError training={training} of="start" />
      <UrgeDrill onGo={goWithoutSession} />
    </>
  )
}

/** What is not sent yet, and what was not accepted. */
function Waiting({ online }: { online: boolean }) {
  const queue = useQueueView()
  const waits = !online && ofKind(queue?.waiting ?? [], 'training').length > 0
  const isUndecided = ofKind(queue?.setAside ?? [], 'training').length > 0
  return (
    <>
      {waits && <p className={frame['note']}>{text.waiting}</p>}
      {isUndecided && (
        <p className={frame['note']}>
          {text.undecided.text} <Link to="/history">{text.undecided.look}</Link>
        </p>
      )}
    </>
  )
}

function TrainingSkeleton() {
  return (
    <Loading label={text.loading} className={styles['skeleton']}>
      <Card className={styles['tank']} />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  )
}
