import { useRef, useState } from 'react'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/edit-age.ts'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import type { Plan } from '../../../../../shared/food/schema.ts'
import { addDays, datesUpTo, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { DatePicker } from '../../../../../shared/ui/calendar/date-picker.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { LogFields } from './log-fields.tsx'
import { LogTable } from './log-table.tsx'
import { useSaveLog } from './use-save-log.ts'

const words = text.log
const LISTED_DAYS = 7

interface LogCardProps {
  plan: Plan
  logs: readonly FoodLog[]
  /** Earlier logs could not be read. */
  isPartial: boolean
  today: LocalDate
  saving: SaveFood
}

/** The daily log of a plan, of today or one of the 14 days before. Source: requirement FOOD-02. */
export function LogCard({ plan, logs, isPartial, today, saving }: LogCardProps) {
  const [chosen, setChosen] = useState<LocalDate>()
  const date = chosen ?? today
  const { fields, write, save, isSaving, isEmpty, error } = useSaveLog({ planId: plan.id, logs, date }, saving)
  const fieldsRef = useRef<HTMLDivElement>(null)
  const { data: home } = useHome(today)
  const earliest = addDays(today, -EDITABLE_DAYS)
  // A day before the plan is no gap.
  const isListed = (each: LocalDate) => each >= plan.startsOn || each === today || logs.some((log) => log.date === each)
  const listed = datesUpTo(today, LISTED_DAYS).filter(isListed).toReversed()
  return (
    <Card aria-labelledby="log">
      <h2 id="log">{words.title}</h2>
      <DatePicker
        label={words.day}
        value={date}
        today={today}
        earliest={earliest}
        latest={today}
        weekStart={home?.preferences.weekStart}
        onChange={(next) => setChosen(next === today ? undefined : next)}
      />
      {isPartial && <p className={styles['note']}>{words.unread}</p>}
      <div ref={fieldsRef} className={styles['column']}>
        <LogFields key={date} {...fields} isToday={date === today} foods={plan.eliminatedFoods} onChange={write} />
        {error && <FormError error={error} />}
        <p role="status" className={styles['state']}>
          {isEmpty && words.nothing}
        </p>
        <Button
          busy={isSaving}
          busyLabel={text.saving.busy}
          onClick={() => focusFirstInvalid(fieldsRef.current) || save()}
        >
          {words.save}
        </Button>
      </div>
      <h3>{words.table.title}</h3>
      <LogTable label={words.table.title} dates={listed} logs={logs} />
    </Card>
  )
}
