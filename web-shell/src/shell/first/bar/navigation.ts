import book from 'icon:book-open'
import bookFill from 'icon:book-open-fill'
import chart from 'icon:chart-line-up'
import chartFill from 'icon:chart-line-up-fill'
import hand from 'icon:hand-heart'
import handFill from 'icon:hand-heart-fill'
import house from 'icon:house'
import houseFill from 'icon:house-fill'
import plus from 'icon:plus-circle'
import plusFill from 'icon:plus-circle-fill'
import shield from 'icon:shield-check'
import shieldFill from 'icon:shield-check-fill'
import user from 'icon:user-circle'
import userFill from 'icon:user-circle-fill'
import wind from 'icon:wind'
import windFill from 'icon:wind-fill'
import type { Role } from '../../../../../shared/auth/schema.ts'
import type { Entitlement } from '../../../../../shared/premium/entitlement.ts'
import { signInPath } from '../../early/paths.ts'

/** The mark of a premium destination: `locked` without premium, `trial` during a trial. */
export type Lock = 'locked' | 'trial'

interface Item {
  to: string
  label: string
  icon: string
  /** The icon of the current screen. */
  currentIcon: string
  premium?: true
}

interface ShownItem extends Item {
  lock?: Lock | undefined
}

const FLARE_KIT = { to: '/flare-kit', label: 'Flare Kit', icon: hand, currentIcon: handFill }

/** The destinations in order. Source: requirement NAV-01. */
const ITEMS: readonly Item[] = [
  { to: '/home', label: 'Home', icon: house, currentIcon: houseFill },
  { to: '/log', label: 'Log', icon: plus, currentIcon: plusFill },
  { to: '/trends', label: 'Trends', icon: chart, currentIcon: chartFill, premium: true },
  FLARE_KIT,
  { to: '/tools', label: 'Tools', icon: wind, currentIcon: windFill, premium: true },
  { to: '/learn', label: 'Learn', icon: book, currentIcon: bookFill },
  { to: '/profile', label: 'Profile', icon: user, currentIcon: userFill },
]

/** The destinations without a session, beside the screens that are open to all. */
export const VISITOR_ITEMS: readonly ShownItem[] = [
  { to: '/', label: 'Welcome', icon: house, currentIcon: houseFill },
  FLARE_KIT,
  { to: signInPath(FLARE_KIT.to), label: 'Sign In', icon: user, currentIcon: userFill },
]

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
  const items = adminPath ? [...ITEMS, { to: adminPath, label: 'Admin', icon: shield, currentIcon: shieldFill }] : ITEMS
  const lock = premium && lockOf(premium)
  return items.map((item) => (item.premium ? { ...item, lock } : item))
}
