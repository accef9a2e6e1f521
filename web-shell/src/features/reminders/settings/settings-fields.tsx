import { Checkbox } from '../../../../../shared/ui/choice/checkbox.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'

const words = text.settings

/** The settings as they are typed: the quiet hours stay when they are turned off and on again. */
export interface SettingsForm {
  showsTitle: boolean
  hasQuiet: boolean
  from: string
  until: string
}

interface SettingsFieldsProps {
  form: SettingsForm
  error: string | undefined
  onChange: (part: Partial<SettingsForm>) => void
}

/** Whether notifications show titles, and the quiet hours. */
export function SettingsFields({ form, error, onChange }: SettingsFieldsProps) {
  return (
    <>
      <div className={styles['choice']}>
        <Checkbox
          label={words.showsTitle}
          checked={form.showsTitle}
          aria-describedby="shows-title"
          onChange={({ target }) => onChange({ showsTitle: target.checked })}
        />
        <p id="shows-title" className={styles['quiet']}>
          {words.showsTitleHint}
        </p>
      </div>
      <div className={styles['choice']}>
        <Checkbox
          label={words.hasQuiet}
          checked={form.hasQuiet}
          aria-describedby="quiet"
          onChange={({ target }) => onChange({ hasQuiet: target.checked })}
        />
        <p id="quiet" className={styles['quiet']}>
          {words.quietHint}
        </p>
        {form.hasQuiet && <QuietHoursFields form={form} error={error} onChange={onChange} />}
      </div>
    </>
  )
}

function QuietHoursFields({ form, error, onChange }: SettingsFieldsProps) {
  return (
    <div className={styles['window']}>
      <TextField
        type="time"
        label={words.from}
        value={form.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="time"
        label={words.until}
        value={form.until}
        error={error}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </div>
  )
}
