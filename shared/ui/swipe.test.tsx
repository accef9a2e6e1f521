// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { swipeOf, useSwipe } from './swipe.ts'

afterEach(cleanup)

test.each([
  [-49, 0, 200, undefined],
  [-50, 0, 200, 'next'],
  [49, 0, 200, undefined],
  [50, 0, 200, 'previous'],
  [-80, 100, 200, 'next'],
  [-80, 101, 200, undefined],
  [-80, -100, 200, 'next'],
  [-80, -101, 200, undefined],
  [-80, 0, 49, undefined],
  [-80, 0, 50, 'next'],
  [-80, 0, 500, 'next'],
  [-80, 0, 501, undefined],
] as const)('[LOG-05] %i px across and %i px off the axis in %i ms is %s', (dx, dy, ms, direction) => {
  expect(swipeOf({ dx, dy, ms })).toBe(direction)
})

const next = vi.fn()
const previous = vi.fn()

function Sections() {
  const swipe = useSwipe(next, previous)
  return (
    <main {...swipe}>
      <p>Words</p>
      <input type="range" aria-label="Pain" />
      <input type="checkbox" aria-label="Coffee" />
      <textarea aria-label="Note" />
      <div data-testid="wide" style={{ overflowX: 'auto' }}>
        <span>Chart</span>
      </div>
      <dialog open>
        <p>Sheet</p>
      </dialog>
    </main>
  )
}

/** A finger that goes from one place to another in 200 ms. */
function stroke(on: Element, dx: number, end: 'touchEnd' | 'touchCancel' = 'touchEnd', fingers = 1) {
  const at = (clientX: number) => Array.from({ length: fingers }, () => ({ clientX, clientY: 300 }))
  const begin = createEvent.touchStart(on, { touches: at(200) })
  const finish = createEvent[end](on, { touches: [], changedTouches: at(200 + dx) })
  Object.defineProperty(begin, 'timeStamp', { value: 1_000 })
  Object.defineProperty(finish, 'timeStamp', { value: 1_200 })
  fireEvent(on, begin)
  return () => fireEvent(on, finish)
}

test('[LOG-05] leftwards is next, rightwards is previous', () => {
  render(<Sections />)
  stroke(screen.getByText('Words'), -80)()
  expect([next, previous].map((each) => each.mock.calls.length)).toEqual([1, 0])
  stroke(screen.getByText('Words'), 80)()
  expect([next, previous].map((each) => each.mock.calls.length)).toEqual([1, 1])
})

test('[LOG-05] a finger that begins on a chip swipes, too', () => {
  render(<Sections />)
  stroke(screen.getByLabelText('Coffee'), -80)()
  expect(next).toHaveBeenCalledOnce()
})

test.each([
  ['on a slider', () => screen.getByLabelText('Pain')],
  ['in a text field', () => screen.getByLabelText('Note')],
  ['in a sheet', () => screen.getByText('Sheet')],
])('[LOG-05] a finger that begins %s is left to it', (_, where) => {
  render(<Sections />)
  stroke(where(), -80)()
  expect(next).not.toHaveBeenCalled()
})

test('[LOG-05] a finger that begins on what scrolls sideways is left to it', () => {
  render(<Sections />)
  const chart = screen.getByText('Chart')
  stroke(chart, -80)()
  expect(next).toHaveBeenCalledOnce()
  Object.defineProperty(screen.getByTestId('wide'), 'scrollWidth', { value: 900 })
  stroke(chart, -80)()
  expect(next).toHaveBeenCalledOnce()
})

test('[LOG-05] what scrolled the page, was given up or was made with two fingers is no swipe', () => {
  render(<Sections />)
  const words = screen.getByText('Words')
  const finish = stroke(words, -80)
  vi.stubGlobal('scrollY', 40)
  finish()
  stroke(words, -80, 'touchCancel')()
  fireEvent.touchEnd(words, { touches: [], changedTouches: [{ clientX: 0, clientY: 300 }] })
  stroke(words, -80, 'touchEnd', 2)()
  expect(next).not.toHaveBeenCalled()
})
