import mark from 'art:mark'
import lockIcon from 'icon:lock-simple-fill'
import plusIcon from 'icon:plus-bold'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCT } from '../../../../../shared/product.ts'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon, Picture } from '../../../../../shared/ui/picture/picture.tsx'
import { normalizePath } from '../../early/paths.ts'
import { today, useClock } from '../api/clock.ts'
import { useHome } from '../data/home-query.ts'
import { Link } from '../frame/link.tsx'
import { text } from '../frame/text.ts'
import { useAccount } from '../session/session.ts'
import styles from './bottom-bar.module.css'
import { ConnectionBanner } from './connection-banner.tsx'
import { type Lock, navigationItems, VISITOR_ITEMS } from './navigation.ts'
import { useScrollPages } from './use-scroll-pages.ts'

/**
 * The navigation: a bar within reach of the thumb, and on a wide screen a rail on the left. Items that do not fit into
 * the bar are reached by scrolling sideways. Visitors who are `signedOut` see only what is open to them.
 */
export function BottomBar({ signedOut }: { signedOut: boolean }) {
  const account = useAccount()
  const { pathname } = useLocation()
  // Home is prefetched for signed-in users on every screen, because they are likely to open it soon.
  const { data: home } = useHome(useClock(today), account !== undefined && !account.claimPending)
  const items = signedOut ? VISITOR_ITEMS : navigationItems(account?.roles ?? [], home?.premium)
  const listRef = useRef<HTMLUListElement>(null)
  const { page, pages } = useScrollPages(listRef)

  useEffect(() => {
    const list = listRef.current
    const current = list?.querySelector('[aria-current="page"]')?.closest('li')
    if (list && current) scrollIntoList(list, current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- the current item
    // changes with the path
  }, [pathname])

  return (
    <div className={styles['bar']}>
      <ConnectionBanner />
      <nav className={styles['pages']} aria-label={text.navigation}>
        <p className={styles['brand']}>
          <Picture of={mark} className={styles['mark']} />
          {PRODUCT}
        </p>
        <ul ref={listRef} className={styles['items']}>
          {items.map(({ to, label, icon, currentIcon, lock }) => {
            const isCurrent = isPartOf(pathname, to)
            return (
              <li key={label}>
                <Link
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={styles['item']}
                  title={lock && text.lock[lock]}
                >
                  <span className={styles['icon']}>
                    <Icon of={isCurrent ? currentIcon : icon} />
                    {lock && <LockBadge lock={lock} />}
                  </span>
                  {label}
                  {lock && <span className="visually-hidden">, {text.lock[lock]}</span>}
                </Link>
              </li>
            )
          })}
        </ul>
        {pages > 1 && (
          <div className={styles['dots']} aria-hidden="true">
            {Array.from({ length: pages }, (_, index) => (
              <span key={index} className={classNames(index === page && styles['here'])} />
            ))}
          </div>
        )}
      </nav>
    </div>
  )
}

/** The screens that belong to another destination. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  '/track': '/log',
  '/today': '/log',
  '/history': '/log',
  '/reports': '/trends',
  '/food-categories': '/tools',
  '/reminders': '/tools',
  '/settings': '/profile',
  '/subscription': '/profile',
  '/about': '/profile',
  '/learn/manage': '/admin',
}

/** Whether a path belongs to a destination. `/learn/manage` belongs to Admin: of editors it is the whole path, of admins not. */
function isPartOf(path: string, to: string): boolean {
  const normalized = normalizePath(path)
  const belongsTo = BELONGS_TO[normalized]
  return normalized === to || belongsTo === to || (!belongsTo && normalized.startsWith(`${to}/`))
}

/** Scrolls a list sideways until an item is visible. `scrollIntoView` would also scroll the page. */
function scrollIntoList(list: HTMLElement, item: HTMLElement): void {
  const maxScroll = item.offsetLeft
  const minScroll = item.offsetLeft + item.offsetWidth - list.clientWidth
  if (list.scrollLeft > maxScroll) list.scrollLeft = maxScroll
  if (list.scrollLeft < minScroll) list.scrollLeft = minScroll
}

function LockBadge({ lock }: { lock: Lock }) {
  return (
    <span className={styles['badge']} data-lock={lock}>
      <Icon of={lock === 'locked' ? lockIcon : plusIcon} />
    </span>
  )
}
