import timer from 'icon:timer-duotone'
import { useState } from 'react'
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
  /** Called when the user goes to the toilet now, which is always right. */
  onGo: () => void
}

/** The row that opens the urge drill. It needs neither a session nor a network. Source: facts, bladder training. */
export function UrgeDrill({ onGo }: UrgeDrillProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  function go() {
    close()
    onGo()
  }
  return (
    <>
      <Rows>
        <ButtonRow icon={timer} title={words.open} text={words.summary} onClick={() => setOpen(true)} />
      </Rows>
      {isOpen && <DrillSheet onGo={go} onClose={close} />}
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

interface StepProgressProps {
  step: { id: DrillStep; secondsLeft: number }
  /** Of the drill. */
  secondsLeft: number
}

/** Counts the seconds of a step, or those of a breath, in words: nothing moves. */
function StepProgress({ step, secondsLeft }: StepProgressProps) {
  return (
    <>
      <p className={styles['cue']} aria-hidden="true">
        {step.id === 'breathe' ? breathCue(step.secondsLeft) : words.step(step.secondsLeft)}
      </p>
      <ProgressBar value={DRILL_SECONDS - secondsLeft} max={DRILL_SECONDS} label={words.left(secondsLeft)} />
    </>
  )
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

function DrillSheet({ onGo, onClose }: UrgeDrillProps & { onClose: () => void }) {
  const { isReady, secondsLeft, step, isOver, start } = useDrill()
  const [painBefore, setPainBefore] = useState<number>()
  const [painNow, setPainNow] = useState<number>()
  const isRated = isOver || step?.id === 'rate' || step?.id === 'walk'
  const mustGo = hasRisen(painBefore, painNow)
  const said = step ? trainingText.drill[step.id] : isOver ? words.over : words.intro

  return (
    <Sheet
      open
      title={words.open}
      onClose={onClose}
      footer={
        <div className={styles['drillButtons']}>
          <Button variant={mustGo ? 'primary' : 'secondary'} wide onClick={onGo}>
            {words.go}
          </Button>
          {isReady ? (
            <Button wide onClick={start}>
              {words.start}
            </Button>
          ) : (
            <Button variant={mustGo ? 'secondary' : 'primary'} wide onClick={onClose}>
              {isOver ? words.done : words.stop}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['drill']}>
        <p className={styles['said']} role="status">
          {mustGo ? words.risen : said}
        </p>
        {step && <StepProgress step={step} secondsLeft={secondsLeft} />}
        {isReady && <PainField label={words.before} value={painBefore} onChange={setPainBefore} />}
        {isRated && <PainField label={words.now} value={painNow} onChange={setPainNow} />}
        <p className={styles['quiet']}>{trainingText.goNow}</p>
      </div>
    </Sheet>
  )
}
