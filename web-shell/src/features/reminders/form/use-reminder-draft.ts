import { useState } from 'react'
import type { Reminder } from '../../../../../shared/reminders/schema.ts'
import { today } from '../../../shell/first/api/clock.ts'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { useAccount } from '../../../shell/first/session/session.ts'
import { TEMPLATES, type Template } from '../templates.ts'
import { formOf, type ReminderForm } from './reminder-form.ts'

/** The keys of drafts. They are no paths: nothing asks about them. */
const keyOf = (reminder: Reminder | undefined) => (reminder ? `reminder ${reminder.id}` : 'reminder')

/** The reminder as it is typed. It survives closing the sheet. A new one has no form before a template is chosen. */
export function useReminderDraft(reminder: Reminder | undefined) {
  const [stored] = useState(() => reminder && formOf(reminder, today()))
  const draft = useDraftAt<ReminderForm | undefined>(useAccount(), keyOf(reminder), stored)
  return {
    form: draft.value,
    isChanged: draft.value !== stored,
    change: (part: Partial<ReminderForm>) => {
      const before = draft.read()
      if (before) draft.write({ ...before, ...part })
    },
    begin: (template: Template) => draft.write(formOf(TEMPLATES[template], today())),
    forget: () => draft.write(stored),
  }
}

export type ReminderDraft = ReturnType<typeof useReminderDraft>
