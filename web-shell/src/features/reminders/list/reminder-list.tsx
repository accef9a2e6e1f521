import type { Reminder } from '../../../../../shared/reminders/schema.ts'
import { scheduleWords } from '../../../../../shared/reminders/words.ts'
import { zone as deviceZone } from '../../../shell/first/api/clock.ts'
import { ButtonRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { KIND_ICONS } from '../kinds.ts'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { dayAt, whenAt } from '../times/format-when.ts'
import type { Agenda, Planned } from '../times/use-agenda.ts'
import { ZoneNote } from '../zone-note.tsx'

const words = text.list

/** Whether the words of its schedule say already at which time it comes. */
const hasOneTime = ({ schedule }: Reminder) => schedule.frequency !== 'hours' && schedule.times.length === 1

function nextOf({ reminder, at }: Planned, { minute, zone }: Agenda): string {
  if (at === undefined) return words.over
  if (at <= minute) return words.due
  const when = whenAt(at, minute, zone)
  if (reminder.snoozedUntil !== undefined) return words.snoozed(when)
  return words.next(hasOneTime(reminder) ? dayAt(at, minute, zone) : when)
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
      <ZoneNote account={agenda.accountZone} device={deviceZone()} />
    </section>
  )
}
