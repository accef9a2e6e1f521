import { inSentence } from '../../words/words.ts'
import styles from './field.module.css'

/** Removes an answer. The button disappears with the answer, so `onClear` must move the focus to another element. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className={styles['clear']} aria-label={`Clear ${inSentence(label)}`} onClick={onClear}>
      Clear
    </button>
  )
}
