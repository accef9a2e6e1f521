import { fireEvent } from '@testing-library/react'

/** Draws one finger over an element in 200 ms, `dx` pixels to the right and `dy` down. */
export function swipe(target: Element, dx: number, dy = 0): void {
  const touch = (part: 0 | 1) => [{ clientX: 200 + part * dx, clientY: 300 + part * dy }]
  const start = new TouchEvent('touchstart', { bubbles: true })
  const end = new TouchEvent('touchend', { bubbles: true })
  Object.defineProperties(start, { touches: { value: touch(0) }, timeStamp: { value: 1_000 } })
  Object.defineProperties(end, {
    touches: { value: [] },
    changedTouches: { value: touch(1) },
    timeStamp: { value: 1_200 },
  })
  fireEvent(target, start)
  fireEvent(target, end)
}
