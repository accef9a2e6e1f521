import { isOwnWord } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { markOf } from '../../../../../shared/days/month/mark.ts'
import { MARK_WORDS, markClass } from '../../../../../shared/ui/calendar/calendar-marks.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import styles from './history.module.css'
import { text } from './text.ts'

function reasonOf(day: Day): keyof typeof text.flare {
  if (isOwnWord(day)) return 'said'
  return day.flareInferred ? 'inferred' : 'pain'
}

/** A day's mark in its shape and in words, which say what a flare's mark is due to. That it was logged goes without saying. */
export function Mark({ day }: { day: Day }) {
  const mark = markOf(day)
  if (!mark || mark === 'logged') return null
  return (
    <span className={classNames(markClass(mark), styles['mark'])}>
      {mark === 'flare' ? text.flare[reasonOf(day)] : MARK_WORDS[mark]}
    </span>
  )
}
