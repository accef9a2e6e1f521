import type { DayMark } from '../../../../../shared/days/mark.ts'
import { MARK_WORDS, markClass } from '../../../../../shared/ui/calendar-marks.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import styles from './history.module.css'

/** A day's mark in its shape and in words; that it was logged goes without saying. */
export function Mark({ mark }: { mark: DayMark | undefined }) {
  if (!mark || mark === 'logged') return null
  return <span className={classNames(markClass(mark), styles['mark'])}>{MARK_WORDS[mark]}</span>
}
