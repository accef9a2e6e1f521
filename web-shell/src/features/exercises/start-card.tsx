import ripples from 'art:ripples'
import { useState } from 'react'
import { allowedAmount, type BreathingId, EXERCISES } from '../../../../shared/exercises/exercises.ts'
import { MAX_PAIN } from '../../../../shared/exercises/limits.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { LevelSlider } from '../../../../shared/ui/number/level-slider.tsx'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { useBreathingSettings } from './device-settings.ts'
import styles from './exercises.module.css'
import { text } from './text.ts'

interface StartCardProps {
  exercise: BreathingId
  /** What it is, and what the user noted of it. */
  said: string
  before?: number | undefined
  /** Absent when there is no account that could keep it. */
  onBefore?: (pain: number | undefined) => void
  onStart: () => void
}

/** The one thing to do here: begin to breathe. Noting the pain before is folded, and never in the way. */
export function StartCard({ exercise, said, before, onBefore, onStart }: StartCardProps) {
  const { amounts } = useBreathingSettings()
  const [isNoting, setNoting] = useState(before !== undefined)
  const { length } = EXERCISES[exercise]
  return (
    <Card tone="soft" aria-labelledby="start" className={styles['start']}>
      <div className={styles['what']}>
        <div>
          <h2 id="start">{text.names[exercise]}</h2>
          <p>{said}</p>
        </div>
        <Picture of={ripples} className={styles['ripples']} />
      </div>
      {isNoting && onBefore && (
        <LevelSlider
          label={text.start.before}
          value={before}
          max={MAX_PAIN}
          endLabels={text.start.ends}
          onChange={onBefore}
        />
      )}
      <Button wide onClick={onStart}>
        {text.start.button}
      </Button>
      <p className={styles['quiet']}>
        {text.start.fits(text.length[length.unit](allowedAmount(length, amounts[exercise])))} {text.care}
      </p>
      {!isNoting && onBefore && (
        <Button variant="quiet" onClick={() => setNoting(true)}>
          {text.start.note}
        </Button>
      )}
    </Card>
  )
}
