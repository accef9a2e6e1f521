import { type ReactNode, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import type { SetAsideEdit } from '../../../shell/first/data/queue-view.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import styles from './outgoing.module.css'
import { text } from './outgoing-text.ts'

interface DiscardButtonsProps {
  setAside: SetAsideEdit
  /** The other ways out. */
  children?: ReactNode
}

/** The buttons of a set-aside edit. It is discarded only after a second press. */
export function DiscardButtons({ setAside, children }: DiscardButtonsProps) {
  const [isConfirming, setConfirming] = useState(false)
  const words = text.setAside

  async function discard(): Promise<void> {
    await currentQueue()?.discard(setAside)
    focusHeading()
  }

  return (
    <div className={styles['actions']}>
      {isConfirming ? (
        <>
          <Button onClick={() => setConfirming(false)}>{words.keep}</Button>
          <Button variant="secondary" onClick={() => void discard()}>
            {words.confirmDiscard}
          </Button>
        </>
      ) : (
        <>
          {children}
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            {words.discard}
          </Button>
        </>
      )}
    </div>
  )
}
