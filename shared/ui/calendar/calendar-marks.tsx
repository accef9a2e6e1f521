import type { LocalDate } from '../../time/local-date.ts'
import { classNames } from '../class-names.ts'
import styles from './calendar-marks.module.css'

/** The days with each mark. A day with several marks shows the first one in the order of `MARKS`. */
export interface DayMarks {
  flare?: readonly LocalDate[]
  good?: readonly LocalDate[]
  logged?: readonly LocalDate[]
}

/** The highest priority first. */
export const MARKS = ['flare', 'good', 'logged'] as const
export type Mark = (typeof MARKS)[number]

export const MARK_LABELS: Record<Mark, string> = {
  flare: 'Flare or strong pain',
  good: 'Good day',
  logged: 'Data logged',
}

export const markClass = (mark: Mark) => classNames(styles['marked'], styles[mark])

/** Explains the marks of a calendar. Each mark has its own shape. */
export function MarksLegend({ marks }: { marks: DayMarks }) {
  return (
    <ul className={styles['legend']}>
      {MARKS.filter((mark) => marks[mark]).map((mark) => (
        <li key={mark} className={markClass(mark)}>
          {MARK_LABELS[mark]}
        </li>
      ))}
    </ul>
  )
}
