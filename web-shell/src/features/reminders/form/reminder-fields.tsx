import { MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from '../../../../../shared/reminders/limits.ts'
import { REMINDER_KINDS } from '../../../../../shared/reminders/schema.ts'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { TextArea } from '../../../../../shared/ui/field/text-area.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { text } from '../text.ts'
import type { Agenda } from '../times/use-agenda.ts'
import { Preview } from './preview.tsx'
import type { FormErrors, ReminderForm } from './reminder-form.ts'
import { ScheduleFields } from './schedule-fields.tsx'

const words = text.form
const FREQUENCIES = ['daily', 'weekly', 'days', 'hours', 'once'] as const

interface ReminderFieldsProps {
  form: ReminderForm
  errors: FormErrors
  agenda: Agenda
  onChange: (part: Partial<ReminderForm>) => void
}

/** All questions about a reminder. Source: requirement REM-01. */
export function ReminderFields({ form, errors, agenda, onChange }: ReminderFieldsProps) {
  return (
    <>
      <TextField
        label={words.title}
        value={form.title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <ChoiceChips
        label={words.frequency}
        required
        options={FREQUENCIES}
        labelOf={(frequency) => words.frequencies[frequency]}
        value={form.frequency}
        onChange={(frequency = 'daily') => onChange({ frequency })}
      />
      <ScheduleFields form={form} errors={errors} onChange={onChange} />
      <Preview form={form} agenda={agenda} />
      <TextArea
        label={words.note}
        rows={2}
        value={form.note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(note) => onChange({ note })}
      />
      <ChoiceChips
        label={words.kind}
        required
        options={REMINDER_KINDS}
        labelOf={(kind) => words.kinds[kind]}
        value={form.kind}
        onChange={(kind = 'other') => onChange({ kind })}
      />
    </>
  )
}
