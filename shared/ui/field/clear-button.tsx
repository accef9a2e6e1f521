import styles from './field.module.css'
import { inSentence } from './in-sentence.ts'

/** Takes an answer back. It goes with the answer, so whoever shows it moves the focus on when it was pressed. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className={styles['clear']} aria-label={`Clear ${inSentence(label)}`} onClick={onClear}>
      Clear
    </button>
  )
}
