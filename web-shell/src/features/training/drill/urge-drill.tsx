import timer from 'icon:timer-duotone'
import { useEffect, useRef, useState } from 'react'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import {
  DRILL_SECONDS,
  type DrillStep,
  drillBreath,
  drillStepAt,
  shouldGoNow,
} from '../../../../../shared/training/urge-drill.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { ProgressBar } from '../../../../../shared/ui/progress/progress-bar.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { now } from '../../../shell/first/api/clock.ts'
import { ButtonRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { useSecondsUntil } from '../session/use-seconds-until.ts'
import { text } from '../text.ts'
import styles from '../training.module.css'

const words = text.drill
const MAX_PAIN = 10
const SECOND_MS = 1_000

interface UrgeDrillProps {
  /** Logs that the user goes to the toilet now, which is always right. Without a session nothing is logged. */
  onLog?: () => void
}

/** The row that opens the urge drill. It needs neither a session nor a network. Source: facts, bladder training. */
export function UrgeDrill({ onLog }: UrgeDrillProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  function go() {
    close()
    onLog?.()
  }
  return (
    <>
      <Rows>
        <ButtonRow icon={timer} title={words.open} text={words.summary} onClick={() => setOpen(true)} />
      </Rows>
      {isOpen && <DrillSheet isLogged={onLog !== undefined} onGo={go} onClose={close} />}
    </>
  )
}

interface PainFieldProps {
  label: string
  value: number | undefined
  onChange: (level: number | undefined) => void
}

function breathCue(secondsLeft: number): string {
  const { isIn, count } = drillBreath(secondsLeft)
  return isIn ? words.in(count) : words.out(count)
}

/** Counts the seconds of a step, or those of a breath, in words: nothing moves. */
function cueOf({ id, secondsLeft }: { id: DrillStep; secondsLeft: number }): string {
  return id === 'breathe' ? breathCue(secondsLeft) : words.step(secondsLeft)
}

const PainField = (props: PainFieldProps) => <LevelSlider {...props} max={MAX_PAIN} endLabels={words.ends} />

/** The seconds that are left of the drill, and its step: none before the start (`isReady`) and after the end. */
function useDrill() {
  const [startedAt, setStartedAt] = useState<number>()
  const isReady = startedAt === undefined
  const secondsLeft = useSecondsUntil(isReady ? 0 : startedAt + DRILL_SECONDS * SECOND_MS)
  const step = isReady ? undefined : drillStepAt(DRILL_SECONDS - secondsLeft)
  return { isReady, secondsLeft, step, isOver: !isReady && !step, start: () => setStartedAt(now()) }
}

const hasRisen = (before: number | undefined, after: number | undefined) =>
  before !== undefined && after !== undefined && shouldGoNow(before, after)

/** Scrolls up for new words: with large text, those before them may have been scrolled. */
function useTopOf(said: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said) ref.current?.scrollIntoView({ block: 'start' })
  }, [said])
  return ref
}

interface CloseButtonProps {
  isOver: boolean
  /** To go comes first. */
  isSecond: boolean
  onClick: () => void
}

const CloseButton = ({ isOver, isSecond, onClick }: CloseButtonProps) => (
  <Button variant={isSecond ? 'secondary' : 'primary'} onClick={onClick}>
    {isOver ? words.done : words.stop}
  </Button>
)

interface DrillSheetProps {
  isLogged: boolean
  onGo: () => void
  onClose: () => void
}

function DrillSheet({ isLogged, onGo, onClose }: DrillSheetProps) {
  const { isReady, secondsLeft, step, isOver, start } = useDrill()
  const [painBefore, setPainBefore] = useState<number>()
  const [painNow, setPainNow] = useState<number>()
  const isRated = isOver || step?.id === 'rate' || step?.id === 'walk'
  const mustGo = hasRisen(painBefore, painNow)
  const stepWords = step ? trainingText.drill[step.id] : isOver ? words.over : words.intro
  const said = mustGo ? words.risen : stepWords
  const topRef = useTopOf(said)

  return (
    <Sheet
      open
      title={words.open}
      onClose={onClose}
      footer={
        <div className={styles['drillButtons']}>
          <Button variant={mustGo ? 'primary' : 'secondary'} onClick={onGo}>
            {words.go}
          </Button>
          {isReady ? (
            <Button onClick={start}>{words.start}</Button>
          ) : (
            <CloseButton isOver={isOver} isSecond={mustGo} onClick={onClose} />
          )}
        </div>
      }
    >
      <div ref={topRef} className={styles['drill']}>
        {step && (
          <p className={styles['cue']} aria-hidden="true">
            {cueOf(step)}
          </p>
        )}
        <p className={styles['said']} role="status">
          {said}
        </p>
        {step && (
          <ProgressBar value={DRILL_SECONDS - secondsLeft} max={DRILL_SECONDS} label={words.left(secondsLeft)} />
        )}
        {isReady && <PainField label={words.before} value={painBefore} onChange={setPainBefore} />}
        {isRated && <PainField label={words.now} value={painNow} onChange={setPainNow} />}
        <p className={styles['quiet']}>
          {trainingText.goNow} {isLogged && trainingText.goNowCounts}
        </p>
      </div>
    </Sheet>
  )
}
