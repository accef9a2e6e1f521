import { Link } from '../../shell/first/frame/link.tsx'
import styles from './reminders.module.css'
import { text } from './text.ts'
import { zonePlace } from './times/format-when.ts'

/** Says in which time zone times are, where that is not the one of this device. Source: requirement REM-01. */
export function ZoneNote({ account, device }: { account: string; device: string }) {
  if (account === device) return null
  return (
    <p className={styles['small']}>
      {text.otherZone(zonePlace(account), zonePlace(device))} <Link to="/settings?room=zone">{text.changeZone}</Link>
    </p>
  )
}
