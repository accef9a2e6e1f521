import check from 'icon:check-circle'
import degraded from 'icon:warning-circle'
import slow from 'icon:wifi-low'
import offline from 'icon:wifi-slash'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { type ConnectionHealth, useConnectionHealth } from '../api/connection.ts'
import { text } from '../frame/text.ts'
import styles from './connection-banner.module.css'

const ICONS: Record<ConnectionHealth, string> = { connected: check, slow, degraded, offline }

/** Shows a banner while the device is offline or the connection is degraded. Source: requirement CONN-02. */
export function ConnectionBanner() {
  const health = useConnectionHealth()
  return (
    <div role="status">
      {(health === 'offline' || health === 'degraded') && (
        <p className={styles['banner']}>
          <Icon of={ICONS[health]} />
          {text.banner[health]}
        </p>
      )}
    </div>
  )
}

/** The banner on a screen without the bottom bar. */
export function StandaloneConnectionBanner() {
  return (
    <div className={styles['alone']}>
      <ConnectionBanner />
    </div>
  )
}

/** Shows the state of the connection in a word or two. Source: requirement CONN-01. */
export function ConnectionBadge() {
  const health = useConnectionHealth()
  return (
    <span className={styles['badge']} data-health={health} role="status">
      <Icon of={ICONS[health]} />
      {text.health[health]}
    </span>
  )
}
