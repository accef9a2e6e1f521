import type { TrainingState } from '../../../../shared/training/schema.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { useOnline } from '../../shell/first/api/connection.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page, showHeading } from '../../shell/first/frame/page.tsx'
import { QueueNotes } from '../../shell/later/offline/queue-notes.tsx'
import { ToolsLink } from '../../shell/later/premium/tools-link.tsx'
import { ChangeError } from './change-error.tsx'
import { UrgeDrill } from './drill/urge-drill.tsx'
import { ActiveSession } from './session/active-session.tsx'
import { newChangeId } from './session/use-log.ts'
import { Setup } from './setup/setup.tsx'
import { text } from './text.ts'
import styles from './training.module.css'
import { activeSessionOf, useTraining } from './training-query.ts'
import { type ChangeTraining, useChangeTraining } from './use-change-training.ts'

/** Bladder training. Free for everyone. Sources: requirements TRAIN-01 and TRAIN-02. */
export function TrainingPage() {
  const reading = useTraining()
  const { state, failure } = reading
  const training = useChangeTraining()
  const online = useOnline()
  return (
    <Page heading={text.heading} above={<ToolsLink />}>
      <Help page="training" floating />
      {state ? (
        <>
          {(reading.error || !online) && reading.data && <LastSeen at={reading.dataUpdatedAt} />}
          <QueueNotes kind="training" of={text.undecided.of} />
          <Training state={state} training={training} />
        </>
      ) : failure ? (
        <>
          <LoadError error={failure} busy={reading.isFetching} onRetry={() => void reading.refetch()} />
          <UrgeDrill />
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
      <Setup key={session?.id} state={state} said={training.saidOf('end')} onStart={start} />
      <ChangeError training={training} of="start" />
      <UrgeDrill />
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
