import { useRef } from 'react'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import type { Plan } from '../../../../../shared/food/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import { LogFields } from '../log/log-fields.tsx'
import { useSaveLog } from '../log/use-save-log.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'

interface TestDayProps {
  plan: Plan
  logs: readonly FoodLog[]
  date: LocalDate
  day: number
  today: LocalDate
  saving: SaveFood
  /** Another button comes first. */
  isSecond: boolean
}

/** One day of a test: it is the log of its plan on that date, so nothing is entered twice. */
export function TestDay({ plan, logs, date, day, today, saving, isSecond }: TestDayProps) {
  const { fields, write, save, isSaving, isEmpty, error } = useSaveLog({ planId: plan.id, logs, date }, saving)
  const fieldsRef = useRef<HTMLDivElement>(null)
  return (
    <div ref={fieldsRef} className={styles['column']}>
      <LogFields {...fields} isToday={date === today} onChange={write} />
      {error && <FormError error={error} />}
      <p role="status" className={styles['state']}>
        {isEmpty && text.log.nothing}
      </p>
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        busy={isSaving}
        busyLabel={text.saving.busy}
        onClick={() => focusFirstInvalid(fieldsRef.current) || save()}
      >
        {text.test.save(day)}
      </Button>
    </div>
  )
}
