import styles from '../days.module.css'
import { text } from '../text.ts'

/** How many days in a row were logged: told when there is something to tell, and never held against anybody. */
export function Streak({ days }: { days: number }) {
  const words = text.after
  return <p className={styles['streak']}>{days > 0 ? words.streak(days) : words.noStreak}</p>
}
