import { useEffect, useRef, useState } from 'react'
import type { Reminder } from '../../../../../shared/reminders/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { useRecoverFocus } from '../../../shell/later/form/recover-focus.ts'
import { ChangeError } from '../change-error.tsx'
import { TemplateRows } from '../list/template-rows.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import type { Agenda } from '../times/use-agenda.ts'
import type { ChangeReminders } from '../use-change-reminders.ts'
import { ReminderFields } from './reminder-fields.tsx'
import { contentOf, errorsOf, type FormErrors, type ReminderForm } from './reminder-form.ts'
import { useDeleteReminder } from './use-delete-reminder.ts'
import { type ReminderDraft, useReminderDraft } from './use-reminder-draft.ts'
import { useSaveReminder } from './use-save-reminder.ts'

const words = text.form
const SAVING = ['create', 'save', 'remove'] as const

interface ReminderSheetProps {
  /** The reminder to change. Without it, a new one. */
  reminder: Reminder | undefined
  agenda: Agenda
  changes: ChangeReminders
  onClose: () => void
}

/** Creates or changes a reminder. What is typed stays until it is saved. Sources: requirements REM-01, REM-04. */
export function ReminderSheet({ reminder, agenda, changes, onClose }: ReminderSheetProps) {
  const draft = useReminderDraft(reminder)
  const { form, change, forget } = draft
  const [errors, setErrors] = useState<FormErrors>({})
  const contentRef = useRef<HTMLDivElement>(null)
  const save = useSaveReminder(reminder, draft, changes)
  const remove = useDeleteReminder(changes)
  const pending = changes.isPending ? changes.variables.what : undefined
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(contentRef.current)
  }, [attempts])

  // The pressed control goes with what it replaces.
  useRecoverFocus(form && draft.isChanged)

  function submit() {
    if (!form || changes.isPending) return
    setErrors(errorsOf(form))
    const content = contentOf(form)
    if (content) save(content, finish)
    else setAttempts(attempts + 1)
  }

  function edit(part: Partial<ReminderForm>) {
    change(part)
    // What was corrected is told at once, anything new only at the next attempt.
    const next = form && errorsOf({ ...form, ...part })
    if (next) setErrors(Object.fromEntries(Object.entries(next).filter(([name]) => name in errors)))
  }

  function finish() {
    forget()
    onClose()
  }

  return (
    <Sheet
      open
      title={reminder ? words.edit : words.create}
      onClose={onClose}
      {...(form && {
        footer: (
          <Button wide busy={pending === 'create' || pending === 'save'} busyLabel={words.saving} onClick={submit}>
            {reminder ? words.save.edit : words.save.create}
          </Button>
        ),
      })}
    >
      {form ? (
        <div ref={contentRef} className={styles['column']}>
          <Restart reminder={reminder} draft={draft} />
          <ReminderFields form={form} errors={errors} agenda={agenda} onChange={edit} />
          <ChangeError changes={changes} of={SAVING} />
          {reminder && (
            <Button
              variant="quiet"
              className={styles['start']}
              busy={pending === 'remove'}
              busyLabel={words.deleting}
              onClick={() => remove(reminder, finish)}
            >
              {words.delete}
            </Button>
          )}
        </div>
      ) : (
        <TemplateRows onChoose={draft.begin} />
      )}
    </Sheet>
  )
}

/** The way back: to the templates, or to the reminder as it is stored. */
function Restart({ reminder, draft: { isChanged, forget } }: { reminder: Reminder | undefined; draft: ReminderDraft }) {
  if (!reminder)
    return (
      <Button variant="quiet" className={styles['start']} onClick={forget}>
        {words.again}
      </Button>
    )
  if (!isChanged) return null
  return (
    <p className={styles['small']}>
      {words.unsaved}{' '}
      <Button variant="quiet" onClick={forget}>
        {words.discard}
      </Button>
    </p>
  )
}
