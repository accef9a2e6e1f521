import type { Reminder } from '../../../../../shared/reminders/schema.ts'
import { scheduleWords } from '../../../../../shared/reminders/words.ts'
import { ButtonRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { KIND_ICONS } from '../kinds.ts'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { whenAt } from '../times/format-when.ts'
import type { Agenda, Planned } from '../times/use-agenda.ts'

const words = text.list

function nextOf({ reminder, at }: Planned, { minute, zone }: Agenda): string {
  if (at === undefined) return words.over
  if (at <= minute) return words.due
  const when = whenAt(at, minute, zone)
  return reminder.snoozedUntil === undefined ? words.next(when) : words.snoozed(when)
}

interface ReminderListProps {
  agenda: Agenda
  onOpen: (reminder: Reminder) => void
}

/** All reminders, newest first. Source: requirement REM-01. */
export function ReminderList({ agenda, onOpen }: ReminderListProps) {
  return (
    <section className={styles['section']} aria-labelledby="active">
      <h2 id="active">{words.heading}</h2>
      <Rows>
        {agenda.all.map((planned) => (
          <ButtonRow
            key={planned.reminder.id}
            icon={KIND_ICONS[planned.reminder.kind]}
            title={planned.reminder.title}
            text={`${scheduleWords(planned.reminder.schedule)} · ${nextOf(planned, agenda)}`}
            onClick={() => onOpen(planned.reminder)}
          />
        ))}
      </Rows>
    </section>
  )
}
