import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { useInView } from '../../../shell/later/form/use-in-view.ts'
import styles from '../training.module.css'

interface SecondPressProps {
  words: { button: string; ask: string; keep: string; confirm: string }
  /** It is no task of the screen. */
  isQuiet?: true
  onConfirm: () => void
}

/** A button that asks first: it then keeps things as they are, and another one, below it, confirms. */
export function SecondPress({ words, isQuiet, onConfirm }: SecondPressProps) {
  const [isAsking, setAsking] = useState(false)
  const ref = useInView<HTMLDivElement>(isAsking)

  function confirm() {
    setAsking(false)
    onConfirm()
  }

  return (
    <div ref={ref} className={styles['what']}>
      <p role="status" className={styles['ask']}>
        {isAsking && words.ask}
      </p>
      <Button variant={isQuiet ? 'quiet' : 'secondary'} wide={!isQuiet} onClick={() => setAsking(!isAsking)}>
        {isAsking ? words.keep : words.button}
      </Button>
      {isAsking && (
        <Button variant={isQuiet ? 'secondary' : 'primary'} wide onClick={confirm}>
          {words.confirm}
        </Button>
      )}
    </div>
  )
}
