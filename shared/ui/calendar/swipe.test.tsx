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

const touches = (clientX: number, fingers = 1) => Array.from({ length: fingers }, () => ({ clientX, clientY: 300 }))

function fireAt(timeStamp: number, on: Element, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(on, event)
}

const begin = (on: Element, fingers = 1) =>
  fireAt(1_000, on, createEvent.touchStart(on, { touches: touches(200, fingers) }))
const end = (on: Element, dx: number) =>
  fireAt(1_200, on, createEvent.touchEnd(on, { touches: [], changedTouches: touches(200 + dx) }))

function stroke(on: Element, dx: number) {
  begin(on)
  end(on, dx)
}

test('[LOG-05] leftwards is next, rightwards is previous', () => {
  render(<Sections />)
  stroke(screen.getByText('Words'), -80)
  expect([next, previous].map((each) => each.mock.calls.length)).toEqual([1, 0])
  stroke(screen.getByText('Words'), 80)
  expect([next, previous].map((each) => each.mock.calls.length)).toEqual([1, 1])
})

test('[LOG-05] a finger that begins on a chip swipes, too', () => {
  render(<Sections />)
  stroke(screen.getByLabelText('Coffee'), -80)
  expect(next).toHaveBeenCalledOnce()
})

test.each([
  ['on a slider', () => screen.getByLabelText('Pain')],
  ['in a text field', () => screen.getByLabelText('Note')],
  ['in a sheet', () => screen.getByText('Sheet')],
])('[LOG-05] a finger that begins %s is left to it', (_, where) => {
  render(<Sections />)
  stroke(where(), -80)
  expect(next).not.toHaveBeenCalled()
})

test('[LOG-05] a finger that begins on what scrolls sideways is left to it', () => {
  render(<Sections />)
  const chart = screen.getByText('Chart')
  stroke(chart, -80)
  expect(next).toHaveBeenCalledOnce()
  Object.defineProperty(screen.getByTestId('wide'), 'scrollWidth', { value: 900 })
  stroke(chart, -80)
  expect(next).toHaveBeenCalledOnce()
})

test('[LOG-05] what scrolled the page, was given up or was made with two fingers is no swipe', () => {
  render(<Sections />)
  const words = screen.getByText('Words')
  begin(words, 2)
  end(words, -80)
  begin(words)
  fireEvent.touchCancel(words)
  end(words, -80)
  begin(words)
  vi.stubGlobal('scrollY', 40)
  end(words, -80)
  expect(next).not.toHaveBeenCalled()
})
