import styles from '../days.module.css'
import { text } from '../text.ts'

/** How many days in a row were logged. Without a streak it shows an encouraging sentence, never a reproach. */
export function Streak({ days }: { days: number }) {
  const words = text.after
  return <p className={styles['streak']}>{days > 0 ? words.streak(days) : words.noStreak}</p>
}
