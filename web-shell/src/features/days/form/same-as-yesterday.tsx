import { useState } from 'react'
import { carryOver, undoCarryOver } from '../../../../../shared/days/merge/carry-over.ts'
import { isFilledIn } from '../../../../../shared/days/model/day.ts'
import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { today } from '../../../shell/first/api/clock.ts'
import { useDay } from '../../../shell/later/days/day-query.ts'
import styles from '../days.module.css'
import type { useDraft } from '../saving/use-draft.ts'
import { text } from '../text.ts'

interface CarryOverProps extends Pick<ReturnType<typeof useDraft>, 'read' | 'write'> {
  day: Day
  /** The enabled fields of the screen. No other field is filled in. */
  fields: readonly DayField[]
}

interface SameAsYesterdayProps extends CarryOverProps {
  /** The dates with an entry. */
  loggedOn: readonly LocalDate[]
}

/**
 * A button that fills the draft with the values of the day before. It is offered only for a day without an entry. It
 * says what it filled in, can be undone, and saves nothing.
 */
export function SameAsYesterday({ loggedOn, ...props }: SameAsYesterdayProps) {
  const { day } = props
  const isOffered = !isFilledIn(day) && loggedOn.includes(addDays(day.date, -1))
  return isOffered && <CarryOverButton {...props} />
}

function CarryOverButton({ day, fields, read, write }: CarryOverProps) {
  const { data: dayBefore, failure } = useDay(addDays(day.date, -1))
  const [filledValues, setFilledValues] = useState<DayValues>({})
  const carriedOver = dayBefore && carryOver(day, read(), dayBefore.values, fields)
  const hasValues = carriedOver !== undefined && Object.keys(carriedOver.filled).length > 0
  const filledFields = Object.keys(filledValues) as DayField[]
  const hasFilledEdits = filledFields.some((field) => read().edits[field])
  const hasNothingToOffer = failure !== null || (carriedOver !== undefined && !hasValues)
  const words = text.carryOver
  // While the day before is loading, the button is disabled but visible, so that the layout does not move.
  if (!hasFilledEdits && hasNothingToOffer) return null

  function fill() {
    if (!carriedOver) return
    setFilledValues(carriedOver.filled)
    write(carriedOver.draft)
  }
  const undo = () => write(undoCarryOver(day, read(), filledValues))

  return (
    <div className={styles['carry']}>
      <p role="status">{hasFilledEdits && words.filled(filledFields.length)}</p>
      <Button variant="quiet" disabled={!hasFilledEdits && !hasValues} onClick={hasFilledEdits ? undo : fill}>
        {hasFilledEdits ? text.undo : words.action[day.date === today() ? 'today' : 'other']}
      </Button>
    </div>
  )
}
