import { useState } from 'react'
import { changeIdOf } from '../../../../../shared/changes/change-id.ts'
import type { ExerciseId } from '../../../../../shared/exercises/exercises.ts'
import { MAX_PAIN } from '../../../../../shared/exercises/limits.ts'
import { formatCountdown } from '../../../../../shared/training/countdown.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { now, today, zone } from '../../../shell/first/api/clock.ts'
import { randomId } from '../../../shell/later/offline/random-id.ts'
import { text } from '../text.ts'
import { useChangeSessions } from '../use-change-sessions.ts'
import styles from './pacer.module.css'
import { useFocusFirst } from './use-focus-first.ts'

const words = text.after
const RANDOM_LENGTH = 6

interface AfterProps {
  exercise: ExerciseId
  /** How long it lasted. */
  seconds: number
  before: number | undefined
  onClose: () => void
}

/** Asks how it is now. One tap skips it; a session is kept only if the user wants that. */
export function After({ exercise, seconds, before: noted, onClose }: AfterProps) {
  const ref = useFocusFirst()
  const change = useChangeSessions()
  const [before, setBefore] = useState(noted)
  const [after, setAfter] = useState<number>()
  const [isKeeping, setKeeping] = useState(false)
  const hasRisen = before !== undefined && after !== undefined && after > before

  async function keep() {
    setKeeping(true)
    const session = {
      id: changeIdOf(now(), randomId(RANDOM_LENGTH)),
      date: today(),
      exercise,
      seconds: Math.max(1, seconds),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      zone: zone(),
    }
    if (await change({ type: 'keep', session })) onClose()
    else setKeeping(false)
  }

  return (
    <div className={styles['panel']}>
      <h3 ref={ref} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.did(text.names[exercise], formatCountdown(seconds))}</p>
      <LevelSlider
        label={words.before}
        value={before}
        max={MAX_PAIN}
        endLabels={text.start.ends}
        onChange={setBefore}
      />
      <LevelSlider label={words.now} value={after} max={MAX_PAIN} endLabels={text.start.ends} onChange={setAfter} />
      <p role="status">{hasRisen && words.risen}</p>
      <Button wide busy={isKeeping} onClick={() => void keep()}>
        {words.keep}
      </Button>
      <Button variant="secondary" wide onClick={onClose}>
        {words.skip}
      </Button>
      <p className={styles['quiet']}>{words.hint}</p>
    </div>
  )
}
