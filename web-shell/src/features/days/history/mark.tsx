import { isOwnWord } from '../../../../../shared/days/day.ts'
import { markOf } from '../../../../../shared/days/mark.ts'
import type { Day } from '../../../../../shared/days/schema.ts'
import { MARK_WORDS, markClass } from '../../../../../shared/ui/calendar-marks.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import styles from './history.module.css'
import { text } from './text.ts'

/** A day's mark in its shape and in words; that it was logged goes without saying, and a flare that nobody said is a guess. */
export function Mark({ day }: { day: Day }) {
  const mark = markOf(day)
  if (!mark || mark === 'logged') return null
  return (
    <span className={classNames(markClass(mark), styles['mark'])}>
      {mark === 'flare' && !isOwnWord(day) ? text.likeFlare : MARK_WORDS[mark]}
    </span>
  )
}
