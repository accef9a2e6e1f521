import { useState } from 'react'
import type { ExerciseId } from '../../../../../shared/exercises/exercises.ts'
import { KEPT_EXERCISES } from '../../../../../shared/exercises/kind.ts'
import { MAX_PAIN } from '../../../../../shared/exercises/limits.ts'
import { newDatedId } from '../../../../../shared/records/new-id.ts'
import { formatCountdown } from '../../../../../shared/training/countdown.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { now } from '../../../shell/first/api/clock.ts'
import { randomId } from '../../../shell/later/offline/random-id.ts'
import { useSave } from '../../../shell/later/records/use-save.ts'
import { text } from '../text.ts'
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
  const { save } = useSave(KEPT_EXERCISES)
  // However often it is kept, it is one session.
  const [id] = useState(() => newDatedId(now(), randomId(RANDOM_LENGTH)))
  const [before, setBefore] = useState(noted)
  const [after, setAfter] = useState<number>()
  const [isKeeping, setKeeping] = useState(false)
  const hasRisen = before !== undefined && after !== undefined && after > before

  async function keep() {
    setKeeping(true)
    const set = {
      exercise,
      seconds: Math.max(1, seconds),
      at: now(),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    }
    // At a retry the panel may be closed.
    await save([{ id, set }], text.saved.keep, () => ref.current && onClose())
    setKeeping(false)
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
