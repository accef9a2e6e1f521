import { EVERY_DAYS, EVERY_HOURS } from '../../../../../shared/reminders/limits.ts'
import { WEEKDAYS } from '../../../../../shared/reminders/words.ts'
import { Chips } from '../../../../../shared/ui/choice/chips.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { Stepper } from '../../../../../shared/ui/number/stepper.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import type { FormErrors, ReminderForm } from './reminder-form.ts'
import { TimesField } from './times-field.tsx'

const words = text.form
const DAYS = WEEKDAYS.map((_, index) => String(index + 1))
const nameOfDay = (day: string) => (WEEKDAYS[Number(day) - 1] ?? day).slice(0, 3)

interface ScheduleFieldsProps {
  form: ReminderForm
  errors: FormErrors
  onChange: (part: Partial<ReminderForm>) => void
}

/** On which days and when: the questions of one frequency. Source: requirement REM-01. */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { form, errors, onChange } = props
  if (form.frequency === 'hours') return <HoursFields {...props} />
  return (
    <>
      {form.frequency === 'once' && (
        <TextField
          type="date"
          label={words.on}
          value={form.on}
          error={errors.on}
          onChange={({ target }) => onChange({ on: target.value })}
        />
      )}
      {form.frequency === 'weekly' && (
        <Chips
          label={words.weekdays}
          options={DAYS}
          labelOf={nameOfDay}
          value={form.weekdays.map(String)}
          error={errors.weekdays}
          onChange={(days = []) => onChange({ weekdays: days.map(Number) })}
        />
      )}
      {form.frequency === 'days' && <DaysFields {...props} />}
      <TimesField
        times={form.times}
        error={errors.times}
        isSingle={form.frequency === 'once'}
        onChange={(times) => onChange({ times })}
      />
    </>
  )
}

function DaysFields({ form, errors, onChange }: ScheduleFieldsProps) {
  return (
    <>
      <Stepper
        label={words.everyDays}
        {...EVERY_DAYS}
        firstAnswer={EVERY_DAYS.min}
        required
        unit={words.everyDaysUnit}
        value={form.everyDays}
        onChange={(everyDays = EVERY_DAYS.min) => onChange({ everyDays })}
      />
      <TextField
        type="date"
        label={words.from}
        value={form.startsOn}
        error={errors.on}
        onChange={({ target }) => onChange({ startsOn: target.value })}
      />
    </>
  )
}

function HoursFields({ form, errors, onChange }: ScheduleFieldsProps) {
  return (
    <>
      <Stepper
        label={words.everyHours}
        {...EVERY_HOURS}
        firstAnswer={EVERY_HOURS.min}
        required
        unit={words.everyHoursUnit}
        value={form.everyHours}
        error={errors.everyHours}
        onChange={(everyHours = EVERY_HOURS.min) => onChange({ everyHours })}
      />
      <div className={styles['window']}>
        <TextField
          type="time"
          label={words.first}
          value={form.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          type="time"
          label={words.last}
          value={form.until}
          error={errors.until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </div>
    </>
  )
}
