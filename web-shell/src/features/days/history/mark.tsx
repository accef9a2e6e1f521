import { isTaggedAsFlare } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { markOf } from '../../../../../shared/days/month/mark.ts'
import { MARK_LABELS, markClass } from '../../../../../shared/ui/calendar/calendar-marks.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import styles from './history.module.css'
import { text } from './text.ts'

function flareReason(day: Day): keyof typeof text.flare {
  if (isTaggedAsFlare(day)) return 'marked'
  return day.flareInferred ? 'inferred' : 'pain'
}

/** A day's mark as a shape and as text. The text of a flare says its reason. The mark "logged" is not shown. */
export function Mark({ day }: { day: Day }) {
  const mark = markOf(day)
  if (!mark || mark === 'logged') return null
  return (
    <span className={classNames(markClass(mark), styles['mark'])}>
      {mark === 'flare' ? text.flare[flareReason(day)] : MARK_LABELS[mark]}
    </span>
  )
}
