import { type ConnectionHealth, useConnectionHealth } from '../api/connection.ts'
import { text } from '../frame/text.ts'
import styles from './connection-banner.module.css'

const WAVES = 'M12 18.5h.01M8.5 15a5 5 0 0 1 7 0M5 11.5a10 10 0 0 1 14 0M2 8a15 15 0 0 1 20 0'
const ICONS: Record<ConnectionHealth, string> = {
  connected: 'M5 12.5l4.5 4.5L19 7.5',
  slow: 'M12 18.5h.01M8.5 15a5 5 0 0 1 7 0',
  degraded: 'M12 8v5M12 16.5h.01M10.3 4.3 2.6 18a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z',
  offline: `${WAVES}M3 3l18 18`,
}

function Icon({ health }: { health: ConnectionHealth }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[health]} />
    </svg>
  )
}

/** Shows a banner while the device is offline or the connection is degraded. Source: requirement CONN-02. */
export function ConnectionBanner() {
  const health = useConnectionHealth()
  return (
    <div role="status">
      {(health === 'offline' || health === 'degraded') && (
        <p className={styles['banner']}>
          <Icon health={health} />
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
      <Icon health={health} />
      {text.health[health]}
    </span>
  )
}
