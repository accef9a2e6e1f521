import type { Log, Session } from '../../../../../shared/training/schema.ts'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { showHeading } from '../../../shell/first/frame/page.tsx'
import { ChangeError } from '../change-error.tsx'
import { UrgeDrill } from '../drill/urge-drill.tsx'
import { text } from '../text.ts'
import type { ChangeTraining } from '../use-change-training.ts'
import { useDiary } from '../use-diary.ts'
import { Countdown } from './countdown.tsx'
import { IntervalCard } from './interval-card.tsx'
import { LastLogs } from './last-logs.tsx'
import { PaceCard, paceNote } from './pace-card.tsx'
import { SecondPress } from './second-press.tsx'
import { newChangeId, useLog } from './use-log.ts'
import { usePace } from './use-pace.ts'
import { WhatHappened } from './what-happened.tsx'

interface ActiveSessionProps {
  session: Session
  logs: readonly Log[]
  training: ChangeTraining
}

/** A session that goes on: the countdown, what happened, and how it has been. Source: requirement TRAIN-02. */
export function ActiveSession({ session, logs, training }: ActiveSessionProps) {
  const { change, saidOf } = training
  const day = useClock(today)
  const pace = usePace({ session, logs, diary: useDiary(day), today: day })
  const log = useLog(session, logs, change)
  const { id, intervalChange, targetIntervalMinutes } = session

  const changeInterval = (minutes: number) =>
    change({
      type: 'interval',
      session: id,
      interval: { change: newChangeId(intervalChange ?? id), targetIntervalMinutes: minutes },
    })

  function end() {
    void change({ type: 'end', session: id, end: { change: newChangeId(id) } })
    showHeading()
  }

  return (
    <>
      <ChangeError training={training} of="start" />
      <Countdown session={session} logs={logs} />
      <WhatHappened intervalMinutes={targetIntervalMinutes} said={saidOf('start', 'log')} onLog={log} />
      <ChangeError training={training} of="log" />
      <PaceCard pace={pace} session={id} onChoose={(minutes) => void changeInterval(minutes)} />
      <UrgeDrill onLog={() => log('early_void')} />
      <LastLogs logs={logs} said={saidOf('undo')} onUndo={(log) => void change({ type: 'undo', session: id, log })} />
      <ChangeError training={training} of="undo" />
      <IntervalCard session={session} said={saidOf('interval')} note={paceNote(pace)} onChange={changeInterval} />
      <ChangeError training={training} of="interval" />
      <SecondPress words={text.end} onConfirm={end} />
      <ChangeError training={training} of="end" />
    </>
  )
}
