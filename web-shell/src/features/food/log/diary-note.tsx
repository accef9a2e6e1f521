import { Link } from '../../../shell/first/frame/link.tsx'
import styles from '../food.module.css'
import { text } from '../text.ts'
import type { Answers } from './log-draft.ts'

const words = text.diary

interface DiaryNoteProps {
  /** What the diary fills in. */
  taken: Answers
  /** Today's diary has no entry. */
  isMissing: boolean
}

/** How the log of a plan goes with the diary. It does not change while the user answers, so nothing moves. */
export function DiaryNote({ taken, isMissing }: DiaryNoteProps) {
  const { symptomSeverity, flareOccurred } = taken
  const parts = [symptomSeverity !== undefined && words.pain(symptomSeverity), flareOccurred && words.flare]
  const filled = parts.filter(Boolean).join(', ')
  return (
    <p className={styles['quiet']}>
      {filled === '' ? words.separate : words.filled(filled)}
      {isMissing && (
        <>
          {' '}
          {words.missing} <Link to="/log">{words.log}</Link>
        </>
      )}
    </p>
  )
}
