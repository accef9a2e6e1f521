import bell from 'icon:bell'
import calendar from 'icon:calendar-plus'
import phone from 'icon:device-mobile'
import moon from 'icon:moon'
import type { ReminderSettings } from '../../../../../shared/reminders/schema.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ButtonRow, LinkRow, Rows } from '../../../shell/first/frame/rows.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { MailSwitch } from './mail-switch.tsx'

const words = text.settings

interface SettingsCardProps {
  settings: ReminderSettings
  hasReminders: boolean
  onOpen: (sheet: 'settings' | 'calendar') => void
}

/** On which device notifications come, what they say, when none comes, and what helps without them. Sources: requirements REM-05, SEC-21. */
export function SettingsCard({ settings, hasReminders, onOpen }: SettingsCardProps) {
  const { showsTitle, quietHours } = settings
  const says = showsTitle ? 'title' : 'plain'
  return (
    <Card tone="soft" className={styles['settings']}>
      <Rows>
        <LinkRow to="/settings?room=notifications" icon={phone} {...words.device} />
        <ButtonRow
          icon={bell}
          title={words.heading}
          text={`${words.says[says]} ${words.said[says]}`}
          onClick={() => onOpen('settings')}
        />
        <ButtonRow
          icon={moon}
          title={words.quiet}
          text={quietHours ? words.range(quietHours.from, quietHours.until) : words.noQuiet}
          onClick={() => onOpen('settings')}
        />
        {hasReminders && <ButtonRow icon={calendar} {...text.calendar.row} onClick={() => onOpen('calendar')} />}
      </Rows>
      <MailSwitch settings={settings} />
    </Card>
  )
}
