import type { Reminder, RemindersState } from '../../../../shared/reminders/schema.ts'
import { CalendarSheet } from './calendar/calendar-sheet.tsx'
import { ReminderSheet } from './form/reminder-sheet.tsx'
import { SettingsSheet } from './settings/settings-sheet.tsx'
import type { Agenda } from './times/use-agenda.ts'
import type { ChangeReminders } from './use-change-reminders.ts'

/** Which sheet is open. */
export type Opened =
  | { what: 'new' }
  | { what: 'reminder'; reminder: Reminder }
  | { what: 'settings' }
  | { what: 'calendar' }

interface OpenSheetProps {
  opened: Opened
  state: RemindersState
  agenda: Agenda
  changes: ChangeReminders
  onClose: () => void
}

export function OpenSheet({ opened, state, agenda, changes, onClose }: OpenSheetProps) {
  if (opened.what === 'settings') return <SettingsSheet settings={state.settings} changes={changes} onClose={onClose} />
  if (opened.what === 'calendar') return <CalendarSheet state={state} onClose={onClose} />
  const reminder = opened.what === 'reminder' ? opened.reminder : undefined
  return <ReminderSheet reminder={reminder} agenda={agenda} changes={changes} onClose={onClose} />
}
