import type { RemindersState } from '../../../../../shared/reminders/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { DueCard } from '../due/due-card.tsx'
import type { ActOnDue } from '../due/use-act-on-due.ts'
import { useReminderDraft } from '../form/use-reminder-draft.ts'
import { History } from '../history/history.tsx'
import type { Opened } from '../open-sheet.tsx'
import styles from '../reminders.module.css'
import { SettingsCard } from '../settings/settings-card.tsx'
import { text } from '../text.ts'
import type { Agenda } from '../times/use-agenda.ts'
import { Empty } from './empty.tsx'
import { ReminderList } from './reminder-list.tsx'

interface AllTabProps {
  state: RemindersState
  agenda: Agenda
  acting: ActOnDue
  onOpen: (opened: Opened) => void
  /** Opens the other tab. */
  onAllDue: () => void
}

/** What is due first, and all reminders. Source: requirement REM-01. */
export function AllTab({ state, agenda, acting, onOpen, onAllDue }: AllTabProps) {
  const { all, due } = agenda
  const [first, ...more] = due
  const { begin } = useReminderDraft(undefined)
  return (
    <>
      {first && <DueCard key={first.reminder.id} due={first} agenda={agenda} acting={acting} />}
      {more.length > 0 && (
        <Button variant="quiet" className={styles['start']} onClick={onAllDue}>
          {text.due.more(more.length)}
        </Button>
      )}
      {all.length > 0 ? (
        <ReminderList agenda={agenda} onOpen={(reminder) => onOpen({ what: 'reminder', reminder })} />
      ) : (
        <Empty
          onChoose={(template) => {
            begin(template)
            onOpen({ what: 'new' })
          }}
        />
      )}
      <SettingsCard settings={state.settings} hasReminders={all.length > 0} onOpen={(what) => onOpen({ what })} />
      <History agenda={agenda} />
    </>
  )
}
