import type { Role } from '../../../../../shared/auth/schema.ts'
import type { Entitlement } from '../../../../../shared/premium/entitlement.ts'

/** The mark of a premium destination: `locked` without premium, `trial` during a trial. */
export type Lock = 'locked' | 'trial'

interface Item {
  to: string
  label: string
  /** The icon: one SVG path in a viewBox of 24 × 24. */
  icon: string
  premium?: true
}

interface ShownItem extends Item {
  lock?: Lock | undefined
}

/** The destinations in order. Source: requirement NAV-01. */
const ITEMS: readonly Item[] = [
  { to: '/home', label: 'Home', icon: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z' },
  { to: '/log', label: 'Log', icon: 'M12 8v8M8 12h8M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z' },
  { to: '/trends', label: 'Trends', icon: 'M4 5v14h16M7.5 15l4-4.5 3 2.5L19.5 7', premium: true },
  {
    to: '/flare-kit',
    label: 'Flare Kit',
    icon: 'M12 20s-7-4.3-7-9.5A3.9 3.9 0 0 1 12 8a3.9 3.9 0 0 1 7 2.5C19 15.7 12 20 12 20z',
  },
  {
    to: '/tools',
    label: 'Tools',
    icon: 'M4.5 7h8M16.5 7h3M4.5 12h3M11.5 12h8M4.5 17h6M14.5 17h5M14.5 5v4M9.5 10v4M12.5 15v4',
    premium: true,
  },
  {
    to: '/learn',
    label: 'Learn',
    icon: 'M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zM12 7v13',
  },
  {
    to: '/profile',
    label: 'Profile',
    icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5',
  },
]

const ADMIN_ICON = 'M12 3.5 5 6v6c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V6zM9 12l2.2 2.2L15.2 10'

/**
 * Returns the first admin screen for these roles; `undefined` for users without such a role. Source: requirement
 * NAV-02.
 */
function adminPathFor(roles: readonly Role[]): string | undefined {
  if (roles.includes('admin')) return '/admin'
  return roles.includes('editor') ? '/learn/manage' : undefined
}

function lockOf({ tier, hasPremiumAccess }: Entitlement): Lock | undefined {
  if (tier === 'trial') return 'trial'
  return hasPremiumAccess ? undefined : 'locked'
}

/**
 * Returns a user's destinations in order. While the entitlement is unknown nothing is locked. Source: requirements
 * NAV-01 to NAV-03 and SUB-12.
 */
export function navigationItems(roles: readonly Role[], premium: Entitlement | undefined): ShownItem[] {
  const adminPath = adminPathFor(roles)
  const items = adminPath ? [...ITEMS, { to: adminPath, label: 'Admin', icon: ADMIN_ICON }] : ITEMS
  const lock = premium && lockOf(premium)
  return items.map((item) => (item.premium ? { ...item, lock } : item))
}
