import { useMutation } from '@tanstack/react-query'
import type { RemindersState } from '../../../../../shared/reminders/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { now } from '../../../shell/first/api/clock.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { saveFile } from '../../../shell/later/files/save-file.ts'
import styles from '../reminders.module.css'
import { text } from '../text.ts'

const words = text.calendar

/** Saves the reminders as a calendar file, which is made on this device. Sources: requirements PUSH-06, SEC-21. */
export function CalendarSheet({ state, onClose }: { state: RemindersState; onClose: () => void }) {
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      // It brings the code of time zones.
      const { calendarFile } = await import('../../../../../shared/reminders/calendar-file.ts')
      saveFile(new File([calendarFile(state, now())], words.fileName, { type: 'text/calendar' }))
    },
    onSuccess: onClose,
    onError: () => notify(words.failed),
  })
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <Button
          wide
          busy={saving.isPending}
          busyLabel={words.saving}
          onClick={() => {
            if (!saving.isPending) saving.mutate()
          }}
        >
          {words.save}
        </Button>
      }
    >
      <div className={styles['column']}>
        <p>{words.what}</p>
        <p>{words.says[state.settings.showsTitle ? 'title' : 'plain']}</p>
        <p className={styles['quiet']}>{words.again}</p>
      </div>
    </Sheet>
  )
}
