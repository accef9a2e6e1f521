import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { normalizePath } from '../../early/paths.ts'
import { today, useClock } from '../api/clock.ts'
import { useHome } from '../data/home-query.ts'
import { Link } from '../frame/link.tsx'
import { text } from '../frame/text.ts'
import { useAccount } from '../session/session.ts'
import styles from './bottom-bar.module.css'
import { ConnectionBanner } from './connection-banner.tsx'
import { type Lock, navigationItems } from './navigation.ts'
import { useScrollPages } from './use-scroll-pages.ts'

/** The bottom navigation, within reach of the thumb. Items that do not fit are reached by scrolling sideways. */
export function BottomBar() {
  const account = useAccount()
  const { pathname } = useLocation()
  // Home is prefetched for signed-in users on every screen, because they are likely to open it soon.
  const { data: home } = useHome(useClock(today), account !== undefined && !account.claimPending)
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
        <ul ref={listRef} className={styles['items']}>
          {navigationItems(account?.roles ?? [], home?.premium).map(({ to, label, icon, lock }) => (
            <li key={label}>
              <Link
                to={to}
                aria-current={isPartOf(pathname, to) ? 'page' : undefined}
                className={styles['item']}
                title={lock && text.lock[lock]}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={icon} />
                </svg>
                {label}
                {lock && <LockBadge lock={lock} />}
              </Link>
            </li>
          ))}
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

/** Whether a path belongs to a destination. Paths below `/learn` do not: `/learn/manage` belongs to Admin. */
function isPartOf(path: string, to: string): boolean {
  const normalized = normalizePath(path)
  return normalized === to || (to !== '/learn' && normalized.startsWith(`${to}/`))
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
    <>
      <svg className={styles['badge']} viewBox="0 0 16 16" aria-hidden="true" data-lock={lock}>
        <path
          d={lock === 'locked' ? 'M4.5 7.5h7v5.5h-7zM5.75 7.5V5.25a2.25 2.25 0 0 1 4.5 0V7.5' : 'M8 3.5v9M3.5 8h9'}
        />
      </svg>
      <span className="visually-hidden">, {text.lock[lock]}</span>
    </>
  )
}
