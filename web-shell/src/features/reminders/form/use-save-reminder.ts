import { useRef } from 'react'
import type { Reminder, ReminderEdit } from '../../../../../shared/reminders/schema.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { newChangeId } from '../new-change-id.ts'
import type { Content } from '../templates.ts'
import { text } from '../text.ts'
import type { ChangeReminders } from '../use-change-reminders.ts'
import type { ReminderDraft } from './use-reminder-draft.ts'

interface Attempt {
  id: string
  content: string
  edit: ReminderEdit
}

/** Sends what was typed. The same content again is the same change: its first reply may have been lost. */
export function useSaveReminder(reminder: Reminder | undefined, draft: ReminderDraft, changes: ChangeReminders) {
  const attemptRef = useRef<Attempt>(undefined)

  function attemptOf(content: Content): Attempt {
    const before = attemptRef.current
    const typed = JSON.stringify(content)
    if (before?.content === typed) return before
    const change = newChangeId(reminder)
    return { id: reminder?.id ?? draft.form?.id ?? change, content: typed, edit: { change, ...content } }
  }

  return (content: Content, done: () => void) => {
    const attempt = attemptOf(content)
    attemptRef.current = attempt
    // It may arrive without a reply. A later attempt must not create a second one.
    if (!reminder) draft.change({ id: attempt.id })
    const what = reminder ? 'save' : 'create'
    changes.mutate(
      { what, id: attempt.id, edit: attempt.edit },
      {
        onSuccess: () => {
          notify({ title: text.saved[what], text: content.title })
          done()
        },
      },
    )
  }
}
