import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import styles from '../training.module.css'

const words = text.end

/** Ends the session after a second press, of another button. */
export function EndSession({ onEnd }: { onEnd: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles['what']}>
      <p role="status" className={styles['ask']}>
        {isAsking && words.ask}
      </p>
      <Button variant="secondary" wide onClick={() => setAsking(!isAsking)}>
        {isAsking ? words.keep : words.button}
      </Button>
      {isAsking && (
        <Button wide onClick={onEnd}>
          {words.confirm}
        </Button>
      )}
    </div>
  )
}
