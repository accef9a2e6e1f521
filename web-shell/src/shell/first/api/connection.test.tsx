// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionBadge, ConnectionBanner } from '../bar/connection-banner.tsx'
import { forgetAnswers, noteAnswer, watchConnection } from './connection.ts'

const network = Object.assign(new EventTarget(), { effectiveType: '4g' })

beforeEach(() => {
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true })
  network.effectiveType = '4g'
  forgetAnswers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  render(
    <>
      <div data-testid="badge">
        <ConnectionBadge />
      </div>
      <div data-testid="banner">
        <ConnectionBanner />
      </div>
    </>,
  )
  return () => [screen.getByTestId('badge').textContent, screen.getByTestId('banner').textContent]
}

const goes = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  fireEvent(window, new Event(onLine ? 'online' : 'offline'))
}
const answers = (...all: boolean[]) => act(() => all.forEach(noteAnswer))

test('[CONN-01] [CONN-02] being offline is said at once, and no longer than it lasts', () => {
  const said = show()
  expect(said()).toEqual(['Connected', ''])
  goes(false)
  expect(said()).toEqual(['Offline', "You're offline. Some features may not work properly."])
  goes(true)
  expect(said()).toEqual(['Connected', ''])
})

test('[CONN-01] [CONN-02] the connection is degraded after two failures in a row, until the next answer', () => {
  const said = show()
  answers(false, true, false)
  expect(said()).toEqual(['Connected', ''])
  answers(false)
  expect(said()).toEqual(['Degraded Connection', 'Database connection degraded. Showing cached data where available.'])
  answers(true)
  expect(said()).toEqual(['Connected', ''])
})

test('what fails in a tunnel says nothing of the service', () => {
  const said = show()
  goes(false)
  answers(false, false, false)
  goes(true)
  expect(said()).toEqual(['Connected', ''])
})

test.each(['slow-2g', '2g'])('[CONN-01] a network of %s is slow, and in nobody’s way', (type) => {
  const said = show()
  network.effectiveType = type
  act(() => void network.dispatchEvent(new Event('change')))
  expect(said()).toEqual(['Slow Connection', ''])
})

test('[CONN-01] a network of 3g is not slow', () => {
  network.effectiveType = '3g'
  expect(show()()).toEqual(['Connected', ''])
})

test('[CONN-01] the service is asked every 60 seconds, unless it has just been heard of or nobody looks', () => {
  vi.useFakeTimers()
  const check = vi.fn<() => void>()
  const stop = watchConnection(check)
  vi.advanceTimersByTime(59_999)
  expect(check).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(40_000)
  noteAnswer(true)
  vi.advanceTimersByTime(20_000)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(check).toHaveBeenCalledTimes(2)

  const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(600_000)
  expect(check).toHaveBeenCalledTimes(2)
  looks.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  expect(check).toHaveBeenCalledTimes(3)

  fireEvent(window, new Event('online'))
  expect(check).toHaveBeenCalledTimes(4)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(check).toHaveBeenCalledTimes(4)
})
