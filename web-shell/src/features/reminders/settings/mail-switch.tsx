import type { ReminderSettings } from '../../../../../shared/reminders/schema.ts'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { ChangeError } from '../change-error.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { useChangeReminders } from '../use-change-reminders.ts'

const words = text.mail
const SAVING = ['settings'] as const

/** Turns reminders by mail on and off at one tap. They go only to a confirmed address. Source: requirement REM-05. */
export function MailSwitch({ settings }: { settings: ReminderSettings }) {
  const changes = useChangeReminders()
  const isProven = useAccount()?.emailProven
  const { byMail, ...others } = settings
  const isOn = changes.isPending ? !byMail : Boolean(byMail)

  function change(isWanted: boolean) {
    if (changes.isPending) return
    changes.mutate(
      { what: 'settings', settings: { ...others, ...(isWanted && { byMail: true }) } },
      { onSuccess: () => notify({ title: words[isWanted ? 'isOn' : 'isOff'] }) },
    )
  }

  if (!isProven && !byMail)
    return (
      <p className={styles['quiet']}>
        {words.unproven} <Link to="/settings?room=email">{words.prove}</Link>
      </p>
    )
  return (
    <>
      <Switch label={words.label} hint={words.hint} value={isOn} onChange={change} />
      <ChangeError changes={changes} of={SAVING} />
    </>
  )
}
