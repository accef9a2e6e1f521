import { scheduleWords } from '../../../../../shared/reminders/words.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { zone as deviceZone } from '../../../shell/first/api/clock.ts'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { fullWhenAt } from '../times/format-when.ts'
import type { Agenda } from '../times/use-agenda.ts'
import { ZoneNote } from '../zone-note.tsx'
import { type ReminderForm, scheduleOf } from './reminder-form.ts'

const words = text.preview

/** When a reminder comes, in words, and the next five times, as the form stands. Source: requirement REM-01. */
export function Preview({ form, agenda }: { form: ReminderForm; agenda: Agenda }) {
  const schedule = scheduleOf(form)
  const instants = schedule && agenda.times.preview(schedule, agenda.accountZone, agenda.minute)
  const sentence = !schedule ? words.missing : instants?.length === 0 ? text.errors.past : scheduleWords(schedule)
  return (
    <Card tone="soft" aria-labelledby="preview">
      <h3 id="preview" className={styles['heading']}>
        {words.heading}
      </h3>
      <p role="status">{sentence}</p>
      {instants && instants.length > 0 && (
        <div>
          <p className={styles['small']}>{words.next(instants.length)}</p>
          <ul className={styles['instants']} aria-label={words.heading}>
            {instants.map((instant) => (
              <li key={instant}>
                <time dateTime={new Date(instant).toISOString()}>
                  {fullWhenAt(instant, agenda.minute, agenda.zone)}
                </time>
              </li>
            ))}
          </ul>
        </div>
      )}
      {schedule && !instants && <p className={styles['small']}>{words.unknown}</p>}
      <ZoneNote account={agenda.accountZone} device={deviceZone()} />
    </Card>
  )
}
