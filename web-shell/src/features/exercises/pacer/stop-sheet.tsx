import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { text } from '../text.ts'
import styles from './pacer.module.css'

/** When to stop, one tap away. The breath waits meanwhile. Source: facts, breathing and relaxation timings. */
export function StopSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title={text.stop.title} onClose={onClose} doneLabel={text.stop.done}>
      <ul className={styles['list']}>
        {text.stop.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  )
}
