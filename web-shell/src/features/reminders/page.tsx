import plus from 'icon:plus'
import { useEffect, useState } from 'react'
import type { RemindersState } from '../../../../shared/reminders/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { showDue } from '../../service-worker/push/badge.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { useRecoverFocus } from '../../shell/later/form/recover-focus.ts'
import { QueueNotes } from '../../shell/later/offline/queue-notes.tsx'
import { ToolsLink } from '../../shell/later/premium/tools-link.tsx'
import { RemindersSkeleton } from './list/skeleton.tsx'
import { type Opened, OpenSheet } from './open-sheet.tsx'
import { Reminders } from './reminders.tsx'
import { useReminders } from './reminders-query.ts'
import { text } from './text.ts'
import { type Agenda, useAgenda } from './times/use-agenda.ts'
import { useChangeReminders } from './use-change-reminders.ts'

/** Reminders. Free for everyone. Sources: requirements REM-01 to REM-06, ROUTE-03, ROUTE-11. */
export function RemindersPage() {
  const reading = useReminders()
  const { state, failure } = reading
  const agenda = useAgenda(state)
  const online = useOnline()
  const [opened, open] = useState<Opened>()
  const due = agenda?.due.length
  useEffect(() => {
    // What is done here does not wait on the app's icon any more.
    if (due !== undefined) void showDue(due)
  }, [due])
  // A sheet may have been opened by a row that is gone when it closes.
  useRecoverFocus(`${opened?.what} ${agenda?.all.length}`)
  return (
    <Page
      heading={text.heading}
      above={<ToolsLink />}
      actions={
        agenda && (
          <Button variant="icon" aria-label={text.add} aria-haspopup="dialog" onClick={() => open({ what: 'new' })}>
            <Icon of={plus} />
          </Button>
        )
      }
    >
      <QueueNotes kind="reminder" of={text.undecided} />
      {state && agenda ? (
        <>
          {(reading.error || !online) && <LastSeen at={reading.dataUpdatedAt} />}
          <Reminders state={state} agenda={agenda} onOpen={open} />
          <Sheets state={state} agenda={agenda} opened={opened} onClose={() => open(undefined)} />
        </>
      ) : failure ? (
        <LoadError error={failure} busy={reading.isFetching} onRetry={() => void reading.refetch()} />
      ) : (
        <RemindersSkeleton />
      )}
    </Page>
  )
}

interface SheetsProps {
  state: RemindersState
  agenda: Agenda
  opened: Opened | undefined
  onClose: () => void
}

/** The open sheet. Changes are made here, so that they go on when it closes. */
function Sheets({ opened, ...rest }: SheetsProps) {
  const changes = useChangeReminders()
  return opened && <OpenSheet opened={opened} changes={changes} {...rest} />
}
