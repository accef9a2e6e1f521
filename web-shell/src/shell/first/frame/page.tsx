import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCT } from '../../../../../shared/product.ts'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import type { PageProps } from '../../../../../shared/ui/shell-services.ts'
import styles from './frame.module.css'

/** Moves the focus to the screen's heading, after the focused element has been removed. What the user reads stays in place. */
export function focusHeading(): void {
  focusHeadingWith({ preventScroll: true })
}

/** Moves the focus to the screen's heading and shows it, after most of the screen has been replaced. */
export function showHeading(): void {
  focusHeadingWith({ preventScroll: false })
}

function focusHeadingWith(options: FocusOptions): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus(options))
}

/**
 * The frame of a screen. It sets the document title, and after a navigation it moves the focus to the heading, so that
 * a screen reader reads it out.
 */
export function Page({ heading, title = heading, wide = false, above, actions, scene, intro, children }: PageProps) {
  const { key } = useLocation()
  const headingRef = useRef<HTMLHeadingElement>(null)
  // The router gives the key `default` to the location at which the app opened.
  const navigatedRef = useRef(key !== 'default')

  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} – ${PRODUCT}`
  }, [title])

  useEffect(() => {
    if (navigatedRef.current) headingRef.current?.focus({ preventScroll: true })
  }, [])

  return (
    <main className={classNames(styles['page'], wide && styles['wide'])}>
      {above}
      <header className={classNames(scene !== undefined && styles['hero'])}>
        {scene}
        <div className={styles['head']}>
          <h1 ref={headingRef} tabIndex={-1}>
            {heading}
          </h1>
          {actions && <div className={styles['tools']}>{actions}</div>}
        </div>
        {intro}
      </header>
      {children}
    </main>
  )
}
