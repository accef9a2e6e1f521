import { useEffect, useRef } from 'react'

/** The heading of the open sheet, or of the screen. */
const openHeading = () =>
  document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector<HTMLElement>('main h1')

/**
 * Moves the focus when the control that had it was replaced by a result: a keyboard or a screen reader would otherwise
 * begin again at the top of the page. `shown` changes with what is shown. The focus goes to `target`, or to the heading
 * of the open sheet or of the screen.
 */
export function useRecoverFocus(shown: unknown, target: () => HTMLElement | null = openHeading): void {
  const shownBeforeRef = useRef<unknown>(undefined)
  useEffect(() => {
    if (shownBeforeRef.current === shown) return
    shownBeforeRef.current = shown
    if (document.activeElement === document.body) target()?.focus()
  })
}
