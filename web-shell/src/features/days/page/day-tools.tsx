import clock from 'icon:clock-counter-clockwise'
import sliders from 'icon:sliders-horizontal'
import { useState } from 'react'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Help } from '../../../shell/first/frame/help.tsx'
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
        <Icon of={sliders} />
        <span>{text.settings}</span>
      </Button>
      <Link to="/history" className={classNames(buttonClass('quiet'), styles['tool'])}>
        <Icon of={clock} />
        <span>{text.history}</span>
      </Link>
      <Help page="track" />
      {home && isSettingsOpen && (
        <SettingsSheet preferences={home.preferences} custom={home.custom} onClose={() => setSettingsOpen(false)} />
      )}
    </>
  )
}
