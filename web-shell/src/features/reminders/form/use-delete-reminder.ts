import { useQueryClient } from '@tanstack/react-query'
import type { Reminder } from '../../../../../shared/reminders/schema.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { newChangeId } from '../new-change-id.ts'
import { text } from '../text.ts'
import { type ChangeReminders, restoreReminder } from '../use-change-reminders.ts'

/** The change that brings a deleted reminder back, with its note. */
function restoring({ id, title, note, kind, schedule }: Reminder, deletion: string) {
  const change = newChangeId({ edit: deletion, countsFromAt: 0 })
  return { what: 'restore' as const, id, edit: { change, title, ...(note !== undefined && { note }), kind, schedule } }
}

/** Deletes a reminder, and offers to bring it back. Source: requirement REM-01. */
export function useDeleteReminder(changes: ChangeReminders) {
  const client = useQueryClient()
  return (reminder: Reminder, done: () => void) => {
    const change = newChangeId(reminder)
    const undo = { label: text.undo, run: () => restoreReminder(client, restoring(reminder, change)) }
    changes.mutate(
      { what: 'remove', id: reminder.id, change },
      {
        onSuccess: () => {
          // It stays until the user has seen it: the only way back.
          notify({ ...text.deleted(reminder.title), action: undo, isPersistent: true })
          done()
        },
      },
    )
  }
}
