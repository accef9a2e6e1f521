import type { LocalDate } from '../../time/local-date.ts'
import { classNames } from '../class-names.ts'
import styles from './calendar-marks.module.css'

/** What is known of days; a day in several is shown as the first. */
export interface DayMarks {
  flare?: readonly LocalDate[]
  good?: readonly LocalDate[]
  logged?: readonly LocalDate[]
}

/** In the order in which they win. */
export const MARKS = ['flare', 'good', 'logged'] as const
export type Mark = (typeof MARKS)[number]

export const MARK_WORDS: Record<Mark, string> = {
  flare: 'Flare or strong pain',
  good: 'Good day',
  logged: 'Data logged',
}

export const markClass = (mark: Mark) => classNames(styles['marked'], styles[mark])

/** What the marks of a calendar mean: each has a shape of its own. */
export function MarksLegend({ marks }: { marks: DayMarks }) {
  return (
    <ul className={styles['legend']}>
      {MARKS.filter((mark) => marks[mark]).map((mark) => (
        <li key={mark} className={markClass(mark)}>
          {MARK_WORDS[mark]}
        </li>
      ))}
    </ul>
  )
}
