import bell from 'icon:bell'
import phone from 'icon:device-mobile'
import moon from 'icon:moon'
import type { ReminderSettings } from '../../../../../shared/reminders/schema.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ButtonRow, LinkRow, Rows } from '../../../shell/first/frame/rows.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'

const words = text.settings

interface SettingsCardProps {
  settings: ReminderSettings
  onOpen: () => void
}

/** On which device notifications come, what they say, and when none comes. Sources: requirements REM-05, SEC-21. */
export function SettingsCard({ settings: { showsTitle, quietHours }, onOpen }: SettingsCardProps) {
  const says = showsTitle ? 'title' : 'plain'
  return (
    <Card tone="soft" className={styles['settings']}>
      <Rows>
        <LinkRow to="/settings?room=notifications" icon={phone} {...words.device} />
        <ButtonRow
          icon={bell}
          title={words.heading}
          text={`${words.says[says]} ${words.said[says]}`}
          onClick={onOpen}
        />
        <ButtonRow
          icon={moon}
          title={words.quiet}
          text={quietHours ? words.range(quietHours.from, quietHours.until) : words.noQuiet}
          onClick={onOpen}
        />
      </Rows>
    </Card>
  )
}
