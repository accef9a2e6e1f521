import { useState } from 'react'
import { carryOver, takeBack } from '../../../../../shared/days/merge/carry-over.ts'
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

interface OfferProps extends Pick<ReturnType<typeof useDraft>, 'read' | 'write'> {
  day: Day
  /** What the screen asks now: nothing else is filled in. */
  fields: readonly DayField[]
}

interface SameAsYesterdayProps extends OfferProps {
  /** The days with an entry. */
  loggedOn: readonly LocalDate[]
}

/**
 * A way to fill in what was said the day before, for a day that has no entry yet. It says what it did, can be taken back,
 * and saves nothing.
 */
export function SameAsYesterday({ loggedOn, ...offer }: SameAsYesterdayProps) {
  const { day } = offer
  const isOffered = !isFilledIn(day) && loggedOn.includes(addDays(day.date, -1))
  return isOffered && <Offer {...offer} />
}

function Offer({ day, fields, read, write }: OfferProps) {
  const { data: before, failure } = useDay(addDays(day.date, -1))
  const [filled, setFilled] = useState<DayValues>({})
  const next = before && carryOver(day, read(), before.values, fields)
  const offers = next !== undefined && Object.keys(next.filled).length > 0
  const answers = Object.keys(filled) as DayField[]
  const isFilled = answers.some((field) => read().edits[field])
  const words = text.carryOver
  // Until it is known, the way stands where it will be, so that nothing moves from under a finger.
  if (!isFilled && (failure !== null || (next && !offers))) return null

  function fill() {
    if (!next) return
    setFilled(next.filled)
    write(next.draft)
  }

  return (
    <div className={styles['carry']}>
      <p role="status">{isFilled && words.filled(answers.length)}</p>
      <Button
        variant="quiet"
        disabled={!isFilled && !offers}
        onClick={isFilled ? () => write(takeBack(day, read(), filled)) : fill}
      >
        {isFilled ? text.undo : words.action[day.date === today() ? 'today' : 'other']}
      </Button>
    </div>
  )
}
