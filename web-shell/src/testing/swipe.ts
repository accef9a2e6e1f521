import { fireEvent } from '@testing-library/react'

/** Moves one finger over an element in 200 ms: `dx` pixels to the right and `dy` pixels down. */
export function swipe(target: Element, dx: number, dy = 0): void {
  const touchAt = (progress: 0 | 1) => [{ clientX: 200 + progress * dx, clientY: 300 + progress * dy }]
  const start = new TouchEvent('touchstart', { bubbles: true })
  const end = new TouchEvent('touchend', { bubbles: true })
  Object.defineProperties(start, { touches: { value: touchAt(0) }, timeStamp: { value: 1_000 } })
  Object.defineProperties(end, {
    touches: { value: [] },
    changedTouches: { value: touchAt(1) },
    timeStamp: { value: 1_200 },
  })
  fireEvent(target, start)
  fireEvent(target, end)
}
