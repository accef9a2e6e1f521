import styles from './cycle.module.css'
import { text } from './text.ts'

/** Explains the marks of the calendar. */
export function Legend() {
  const { legend, period, ovulation, today } = text.calendar
  return (
    <ul className={styles['legend']} aria-label={legend}>
      <li className={styles['periodMark']}>{period}</li>
      <li className={styles['ovulationMark']}>{ovulation}</li>
      <li className={styles['todayMark']}>{today}</li>
    </ul>
  )
}
