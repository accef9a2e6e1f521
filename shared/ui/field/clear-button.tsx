import styles from './field.module.css'
import { labelInSentence } from './label-in-sentence.ts'

/** Removes an answer. The button disappears with the answer, so `onClear` must move the focus to another element. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className={styles['clear']} aria-label={`Clear ${labelInSentence(label)}`} onClick={onClear}>
      Clear
    </button>
  )
}
