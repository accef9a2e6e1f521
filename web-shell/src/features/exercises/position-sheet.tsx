import { EXERCISES, type PositionId } from '../../../../shared/exercises/exercises.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import styles from './exercises.module.css'
import { POSITIONS } from './position-pictures.ts'
import { text } from './text.ts'

interface PositionSheetProps {
  position: PositionId
  onStart: () => void
  onClose: () => void
}

/** A position step by step, with its drawing. Its breaths start from here. Source: requirement EX-01. */
export function PositionSheet({ position, onStart, onClose }: PositionSheetProps) {
  const words = text.positions[position]
  const { breaths } = EXERCISES[position].length
  return (
    <Sheet
      open
      title={text.names[position]}
      onClose={onClose}
      footer={
        <Button wide onClick={onStart}>
          {text.beginBreaths(breaths)}
        </Button>
      }
    >
      <div role="img" aria-label={words.picture} className={styles['picture']}>
        <Picture of={POSITIONS[position].picture} />
      </div>
      <ol className={styles['steps']}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles['quiet']}>{text.care}</p>
    </Sheet>
  )
}
