import { useRef, useState } from 'react'
import type { SafetyAnswers } from '../../../../../shared/safety/answers.ts'
import { INTERVAL_MINUTES } from '../../../../../shared/training/interval.ts'
import type { TrainingState } from '../../../../../shared/training/schema.ts'
import { judgeStopSigns, mustAskStopSigns, type StopSign } from '../../../../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { now, today, useClock } from '../../../shell/first/api/clock.ts'
import { dayOf } from '../format-time.ts'
import { IntervalField } from '../interval-field.tsx'
import { LastLogs } from '../session/last-logs.tsx'
import { text } from '../text.ts'
import styles from '../training.module.css'
import { type KnownDiary, useDiary } from '../use-diary.ts'
import { StopSigns } from './stop-signs.tsx'
import { type FirstAdvice, useFirstInterval } from './use-first-interval.ts'

const words = text.start

interface SetupProps {
  state: TrainingState
  /** What was just done. */
  said: string | undefined
  onStart: (minutes: number) => void
}

/** Begins a session: what it is, when to wait, and the interval. Below it, the last session. Source: requirement TRAIN-01. */
export function Setup({ state: { session, logs }, said, onStart }: SetupProps) {
  const [answers, setAnswers] = useState<SafetyAnswers<StopSign>>({})
  const [isAsked] = useState(() => mustAskStopSigns(session, now()))
  // It is read while the questions are answered.
  const diary = useDiary(useClock(today))
  return (
    <>
      {session?.endedAt !== undefined && (
        <p role="status" className={styles['quiet']}>
          {said ?? text.last.ended(dayOf(session.endedAt))}
        </p>
      )}
      <p>{text.intro}</p>
      {isAsked && <StopSigns answers={answers} onAnswer={setAnswers} />}
      {(!isAsked || judgeStopSigns(answers).kind === 'none') && <FirstInterval diary={diary} onStart={onStart} />}
      {session?.endedAt !== undefined && <LastLogs logs={logs} />}
    </>
  )
}

interface FirstIntervalProps {
  diary: KnownDiary | undefined
  onStart: (minutes: number) => void
}

function FirstInterval({ diary, onStart }: FirstIntervalProps) {
  const first = useFirstInterval(diary)
  return (
    <Card aria-labelledby="interval">
      <h2 id="interval">{words.heading}</h2>
      {first ? (
        <ChosenInterval first={first} onStart={onStart} />
      ) : (
        <Loading label={words.loading} className={styles['skeleton']}>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Loading>
      )}
    </Card>
  )
}

interface ChosenIntervalProps {
  first: FirstAdvice
  onStart: (minutes: number) => void
}

function ChosenInterval({ first, onStart }: ChosenIntervalProps) {
  const [minutes, choose] = useState<number>(first.kind === 'advice' ? first.minutes : INTERVAL_MINUTES.default)
  const fieldRef = useRef<HTMLDivElement>(null)
  const isStartedRef = useRef(false)

  function start() {
    if (isStartedRef.current || focusFirstInvalid(fieldRef.current)) return
    isStartedRef.current = true
    onStart(minutes)
  }

  return (
    <>
      <p>{adviceOf(first)}</p>
      <div ref={fieldRef}>
        <IntervalField minutes={minutes} onChange={choose} />
      </div>
      <p className={styles['quiet']}>{trainingText.dayOnly}</p>
      <Button wide onClick={start}>
        {words.button}
      </Button>
    </>
  )
}

function adviceOf(first: FirstAdvice): string {
  switch (first.kind) {
    case 'advice':
      return trainingText.firstInterval.advice(first.minutes, first.days)
    case 'not-enough':
      return trainingText.firstInterval.notEnough(first.days)
    case 'diary-unavailable':
      return trainingText.firstInterval.unavailable
  }
}
