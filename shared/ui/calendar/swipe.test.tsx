// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { swipeDirection, useSwipe } from './swipe.ts'

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
] as const)('[LOG-05] a stroke of %i px horizontally and %i px vertically in %i ms is %s', (dx, dy, ms, direction) => {
  expect(swipeDirection({ dx, dy, ms })).toBe(direction)
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

const touches = (clientX: number, fingers = 1) => Array.from({ length: fingers }, () => ({ clientX, clientY: 300 }))

function fireAt(timeStamp: number, element: Element, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(element, event)
}

const startTouch = (element: Element, fingers = 1) =>
  fireAt(1_000, element, createEvent.touchStart(element, { touches: touches(200, fingers) }))
const endTouch = (element: Element, dx: number) =>
  fireAt(1_200, element, createEvent.touchEnd(element, { touches: [], changedTouches: touches(200 + dx) }))

function swipeOn(element: Element, dx: number) {
  startTouch(element)
  endTouch(element, dx)
}

test('[LOG-05] a swipe to the left is next, to the right is previous', () => {
  render(<Sections />)
  swipeOn(screen.getByText('Words'), -80)
  expect(next).toHaveBeenCalledTimes(1)
  expect(previous).toHaveBeenCalledTimes(0)
  swipeOn(screen.getByText('Words'), 80)
  expect(next).toHaveBeenCalledTimes(1)
  expect(previous).toHaveBeenCalledTimes(1)
})

test('[LOG-05] a swipe that starts on a chip counts', () => {
  render(<Sections />)
  swipeOn(screen.getByLabelText('Coffee'), -80)
  expect(next).toHaveBeenCalledOnce()
})

test.each([
  ['on a slider', () => screen.getByLabelText('Pain')],
  ['in a text field', () => screen.getByLabelText('Note')],
  ['in a sheet', () => screen.getByText('Sheet')],
])('[LOG-05] a swipe that starts %s is ignored', (_, getElement) => {
  render(<Sections />)
  swipeOn(getElement(), -80)
  expect(next).not.toHaveBeenCalled()
})

test('[LOG-05] a swipe that starts in an element that scrolls horizontally is ignored', () => {
  render(<Sections />)
  const chart = screen.getByText('Chart')
  swipeOn(chart, -80)
  expect(next).toHaveBeenCalledOnce()
  Object.defineProperty(screen.getByTestId('wide'), 'scrollWidth', { value: 900 })
  swipeOn(chart, -80)
  expect(next).toHaveBeenCalledOnce()
})

test('[LOG-05] a touch with two fingers, a cancelled touch and a touch that scrolled the page are no swipes', () => {
  render(<Sections />)
  const words = screen.getByText('Words')
  startTouch(words, 2)
  endTouch(words, -80)
  startTouch(words)
  fireEvent.touchCancel(words)
  endTouch(words, -80)
  startTouch(words)
  vi.stubGlobal('scrollY', 40)
  endTouch(words, -80)
  expect(next).not.toHaveBeenCalled()
})
