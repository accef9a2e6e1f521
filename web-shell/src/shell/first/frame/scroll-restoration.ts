import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { screenAt } from '../../early/paths.ts'

/**
 * A screen has at least this time (ms) and at least this number of frames to grow to its previous height. The time
 * alone is not enough, because a busy phone draws few frames in it. Restoring stops when the user scrolls, clicks or
 * types.
 */
const RESTORE_TIMEOUT_MS = 3_000
const RESTORE_FRAMES = 60
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const positions = new Map<string, number>()

/** Opens a new screen at its top, and restores the scroll position on the way back. Source: requirement ROUTE-09. */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const screen = [pathname, ...(screenAt(pathname)?.query ?? []).map((name) => query.get(name))].join(' ')
  const type = useNavigationType()
  const pathRef = useRef('')

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    // A new query in the same history entry, such as another month of a calendar, keeps the scroll position.
    const isQueryChange = type === NavigationType.Replace && pathRef.current === pathname
    pathRef.current = pathname
    if (isQueryChange) return
    const target = type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0
    const deadline = performance.now() + RESTORE_TIMEOUT_MS
    let frame = 0
    let frames = 0
    const restore = () => {
      window.scrollTo(0, target)
      frames += 1
      const isOver = performance.now() >= deadline && frames >= RESTORE_FRAMES
      if (window.scrollY < target && !isOver) frame = requestAnimationFrame(restore)
    }
    restore()
    const stop = () => cancelAnimationFrame(frame)
    for (const event of USER_EVENTS) window.addEventListener(event, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const event of USER_EVENTS) window.removeEventListener(event, stop)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- a changed query on the same screen must not scroll it
  }, [screen])
}
