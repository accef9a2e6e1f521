import { NavLink } from 'react-router-dom'
import styles from './bottom-bar.module.css'
import type { ProtectedPath } from './paths.ts'
import { text } from './text.ts'

interface Item {
  to: ProtectedPath
  label: string
  /** The icon as one path on a 24 × 24 field. */
  icon: string
}

/** The destinations in their order. Source: requirement NAV-01. */
const ITEMS: readonly Item[] = [
  { to: '/home', label: 'Home', icon: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z' },
  { to: '/log', label: 'Log', icon: 'M12 8v8M8 12h8M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z' },
  {
    to: '/profile',
    label: 'Profile',
    icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5',
  },
]

export function BottomBar() {
  return (
    <nav className={styles['bar']} aria-label={text.navigation}>
      <ul className={styles['items']}>
        {ITEMS.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles['item'] ?? ''}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
