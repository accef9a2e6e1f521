import { Button } from '../../../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import styles from './pacer.module.css'
import { useFocusFirst } from './use-focus-first.ts'

interface BetweenProps {
  /** Of the next round. */
  breaths: number
  onMore: () => void
  onEnough: () => void
}

/** The rest between two rounds. The next one is offered. */
export function Between({ breaths, onMore, onEnough }: BetweenProps) {
  const ref = useFocusFirst()
  return (
    <div className={styles['panel']}>
      <h3 ref={ref} tabIndex={-1}>
        {text.between.title}
      </h3>
      <p>{text.between.text(breaths)}</p>
      <Button wide onClick={onMore}>
        {text.between.more(breaths)}
      </Button>
      <Button variant="secondary" wide onClick={onEnough}>
        {text.between.enough}
      </Button>
    </div>
  )
}

/** The end, where nothing can be kept. */
export function Finished({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const ref = useFocusFirst()
  return (
    <div className={styles['panel']}>
      <h3 ref={ref} tabIndex={-1}>
        {text.finished.title}
      </h3>
      <Button wide onClick={onClose}>
        {text.finished.close}
      </Button>
      <Button variant="secondary" wide onClick={onAgain}>
        {text.finished.again}
      </Button>
    </div>
  )
}
