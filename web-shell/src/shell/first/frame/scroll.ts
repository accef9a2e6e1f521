import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { screenAt } from '../../early/paths.ts'

/** How long a screen gets to become as tall as it was, in milliseconds, unless its person begins to move about. */
const PATIENCE_MS = 3_000
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const positions = new Map<string, number>()

/** A new screen starts at its top; going back finds the place where one was. Source: requirement ROUTE-09. */
export function useScrollMemory(): void {
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
    // A calendar that turns its own page stays under the finger.
    const isTurn = type === NavigationType.Replace && pathRef.current === pathname
    pathRef.current = pathname
    if (isTurn) return
    const place = type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0
    const until = performance.now() + PATIENCE_MS
    let frame = 0
    const settle = () => {
      window.scrollTo(0, place)
      if (window.scrollY < place && performance.now() < until) frame = requestAnimationFrame(settle)
    }
    settle()
    const stop = () => cancelAnimationFrame(frame)
    for (const move of MOVES) window.addEventListener(move, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const move of MOVES) window.removeEventListener(move, stop)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- a changed query on the same screen must not move it
  }, [screen])
}
