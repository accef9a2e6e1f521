import { useEffect, useRef, useState } from 'react'
import type { ReminderSettings } from '../../../../../shared/reminders/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { ChangeError } from '../change-error.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import type { ChangeReminders } from '../use-change-reminders.ts'
import { SettingsFields, type SettingsForm } from './settings-fields.tsx'

const words = text.settings
const SAVING = ['settings'] as const

const formOf = ({ showsTitle, quietHours }: ReminderSettings): SettingsForm => ({
  showsTitle,
  hasQuiet: quietHours !== undefined,
  ...(quietHours ?? { from: '22:00', until: '07:00' }),
})

function errorOf({ hasQuiet, from, until }: SettingsForm): string | undefined {
  if (!hasQuiet) return undefined
  if (!from || !until) return words.missing
  return from === until ? words.same : undefined
}

interface SettingsSheetProps {
  settings: ReminderSettings
  changes: ChangeReminders
  onClose: () => void
}

/** What a notification says, and when none comes. Sources: requirements REM-05, SEC-21. */
export function SettingsSheet({ settings, changes, onClose }: SettingsSheetProps) {
  const [stored] = useState(() => formOf(settings))
  const { value: form, read, write } = useDraftAt<SettingsForm>(useAccount(), 'reminder settings', stored)
  const [error, setError] = useState<string>()
  const contentRef = useRef<HTMLDivElement>(null)
  const change = (part: Partial<SettingsForm>) => write({ ...read(), ...part })
  useEffect(() => {
    if (error) focusFirstInvalid(contentRef.current)
  }, [error])

  function save() {
    const wrong = errorOf(form)
    setError(wrong)
    if (wrong || changes.isPending) return
    const { showsTitle, hasQuiet, from, until } = form
    changes.mutate(
      {
        what: 'settings',
        settings: {
          showsTitle,
          ...(hasQuiet && { quietHours: { from, until } }),
          ...(settings.byMail && { byMail: true }),
        },
      },
      {
        onSuccess: () => {
          write(stored)
          notify({ title: text.saved.settings })
          onClose()
        },
      },
    )
  }

  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <Button wide busy={changes.isPending} busyLabel={text.form.saving} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <div ref={contentRef} className={styles['column']}>
        <SettingsFields form={form} error={error} onChange={change} />
        <ChangeError changes={changes} of={SAVING} />
      </div>
    </Sheet>
  )
}
