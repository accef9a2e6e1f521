import { useState } from 'react'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { SettingsSheet } from '../../../shell/later/preferences/settings-sheet.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'

/** The buttons Settings and History. Settings is enabled once `home` is loaded. Source: requirement LOG-01. */
export function DayTools({ home }: { home: Home | undefined }) {
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className={styles['tool']} disabled={!home} onClick={() => setSettingsOpen(true)}>
        <ToolIcon path="M12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 3.2v2.6M12 18.2v2.6M3.2 12h2.6M18.2 12h2.6M5.8 5.8l1.8 1.8M16.4 16.4l1.8 1.8M5.8 18.2l1.8-1.8M16.4 7.6l1.8-1.8" />
        <span>{text.settings}</span>
      </Button>
      <Link to="/history" className={classNames(buttonClass('quiet'), styles['tool'])}>
        <ToolIcon path="M12 7.5V12l3 2M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 8.9M4.5 4.5v4.4h4.4" />
        <span>{text.history}</span>
      </Link>
      {home && isSettingsOpen && (
        <SettingsSheet preferences={home.preferences} custom={home.custom} onClose={() => setSettingsOpen(false)} />
      )}
    </>
  )
}

function ToolIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
