import { useRef, useState } from 'react'
import type { SafetyAnswers } from '../../../../../shared/safety/answers.ts'
import { firstInterval } from '../../../../../shared/training/first-interval.ts'
import { INTERVAL_MINUTES } from '../../../../../shared/training/interval.ts'
import type { TrainingState } from '../../../../../shared/training/schema.ts'
import { judgeStopSigns, mustAskStopSigns, type StopSign } from '../../../../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { now, today, useClock } from '../../../shell/first/api/clock.ts'
import { dayOf } from '../format-time.ts'
import { IntervalField } from '../interval-field.tsx'
import { LastLogs } from '../session/last-logs.tsx'
import { text } from '../text.ts'
import styles from '../training.module.css'
import { useDiary } from '../use-diary.ts'
import { StopSigns } from './stop-signs.tsx'

const words = text.start

interface SetupProps {
  state: TrainingState
  onStart: (minutes: number) => void
}

/** Begins a session: what it is, when to wait, and the interval. Below it, the last session. Source: requirement TRAIN-01. */
export function Setup({ state: { session, logs }, onStart }: SetupProps) {
  const [answers, setAnswers] = useState<SafetyAnswers<StopSign>>({})
  const [isAsked] = useState(() => mustAskStopSigns(session, now()))
  const result = judgeStopSigns(answers)
  return (
    <>
      <p>{text.intro}</p>
      {isAsked && <StopSigns answers={answers} result={result} onAnswer={setAnswers} />}
      {(!isAsked || result.kind === 'none') && <FirstInterval onStart={onStart} />}
      {session?.endedAt !== undefined && (
        <>
          <p className={styles['quiet']}>{text.last.ended(dayOf(session.endedAt))}</p>
          <LastLogs logs={logs} />
        </>
      )}
    </>
  )
}

function FirstInterval({ onStart }: { onStart: (minutes: number) => void }) {
  const day = useClock(today)
  const diary = useDiary(day)
  const advice = diary && firstInterval(diary, day)
  const [chosen, choose] = useState<number>()
  const cardRef = useRef<HTMLElement>(null)
  const isStartedRef = useRef(false)
  const minutes = chosen ?? (advice?.kind === 'advice' ? advice.minutes : INTERVAL_MINUTES.default)

  function start() {
    if (isStartedRef.current || focusFirstInvalid(cardRef.current)) return
    isStartedRef.current = true
    onStart(minutes)
  }

  return (
    <Card ref={cardRef} aria-labelledby="interval">
      <h2 id="interval">{words.heading}</h2>
      {advice ? (
        <p>
          {advice.kind === 'advice'
            ? trainingText.firstInterval.advice(advice.minutes, advice.days)
            : trainingText.firstInterval.notEnough(advice.days)}
        </p>
      ) : (
        <Skeleton shape="line" />
      )}
      <IntervalField minutes={minutes} onChange={choose} />
      <p className={styles['quiet']}>{trainingText.dayOnly}</p>
      <Button wide onClick={start}>
        {words.button}
      </Button>
    </Card>
  )
}
