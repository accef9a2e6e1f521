import cross from 'icon:x'
import { DEFAULT_EXERCISE, type ExerciseId } from '../../../../../shared/exercises/exercises.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { text } from '../text.ts'
import { Backdrop } from './backdrop.tsx'
import styles from './pacer.module.css'

interface CautionProps {
  id: string
  onBegin: () => void
  onChoose: (exercise: ExerciseId) => void
  onClose: () => void
}

/** What to know before the breath is held. Source: facts, breathing and relaxation timings. */
export function Caution({ id, onBegin, onChoose, onClose }: CautionProps) {
  return (
    <div className={styles['pace']}>
      <Backdrop />
      <header className={styles['header']}>
        <Button variant="icon" aria-label={text.pacer.close} onClick={onClose}>
          <Icon of={cross} />
        </Button>
      </header>
      <div className={styles['panel']}>
        <h2 id={id}>{text.caution.title}</h2>
        {text.caution.rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
        <Button wide data-first onClick={onBegin}>
          {text.caution.begin}
        </Button>
        <Button variant="secondary" wide onClick={() => onChoose(DEFAULT_EXERCISE)}>
          {text.caution.instead}
        </Button>
      </div>
    </div>
  )
}
