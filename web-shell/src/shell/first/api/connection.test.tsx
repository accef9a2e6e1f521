// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionBadge, ConnectionBanner } from '../bar/connection-banner.tsx'
import { recordReply, resetConnection, watchConnection } from './connection.ts'

const network = Object.assign(new EventTarget(), { effectiveType: '4g' })

beforeEach(() => {
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true })
  network.effectiveType = '4g'
  resetConnection()
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
  return {
    badge: () => screen.getByTestId('badge').textContent,
    banner: () => screen.getByTestId('banner').textContent,
  }
}

const setOnline = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  fireEvent(window, new Event(onLine ? 'online' : 'offline'))
}
const recordReplies = (...replied: boolean[]) => act(() => replied.forEach(recordReply))

test('[CONN-01] [CONN-02] badge and banner show being offline at once, and only while it lasts', () => {
  const { badge, banner } = show()
  expect(badge()).toBe('Connected')
  expect(banner()).toBe('')
  setOnline(false)
  expect(badge()).toBe('Offline')
  expect(banner()).toBe("You're offline. Some features may not work properly.")
  setOnline(true)
  expect(badge()).toBe('Connected')
  expect(banner()).toBe('')
})

test('[CONN-01] [CONN-02] the connection is degraded after two failures in a row, until the next reply', () => {
  const { badge, banner } = show()
  recordReplies(false, true, false)
  expect(badge()).toBe('Connected')
  expect(banner()).toBe('')
  recordReplies(false)
  expect(badge()).toBe('Degraded Connection')
  expect(banner()).toBe('Database connection degraded. Showing cached data where available.')
  recordReplies(true)
  expect(badge()).toBe('Connected')
  expect(banner()).toBe('')
})

test('failures while offline do not make the connection degraded', () => {
  const { badge, banner } = show()
  setOnline(false)
  recordReplies(false, false, false)
  setOnline(true)
  expect(badge()).toBe('Connected')
  expect(banner()).toBe('')
})

test.each(['slow-2g', '2g'])('[CONN-01] a network of the type %s is slow, which shows no banner', (type) => {
  const { badge, banner } = show()
  network.effectiveType = type
  act(() => void network.dispatchEvent(new Event('change')))
  expect(badge()).toBe('Slow Connection')
  expect(banner()).toBe('')
})

test('[CONN-01] a network of the type 3g is not slow', () => {
  network.effectiveType = '3g'
  const { badge, banner } = show()
  expect(badge()).toBe('Connected')
  expect(banner()).toBe('')
})

test('[CONN-01] the service is checked every 60 seconds, unless it has just replied or the page is hidden', () => {
  vi.useFakeTimers()
  const check = vi.fn<() => void>()
  const stop = watchConnection(check)
  vi.advanceTimersByTime(59_999)
  expect(check).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(40_000)
  recordReply(true)
  vi.advanceTimersByTime(20_000)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(check).toHaveBeenCalledTimes(2)

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(600_000)
  expect(check).toHaveBeenCalledTimes(2)
  visibility.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  expect(check).toHaveBeenCalledTimes(3)

  fireEvent(window, new Event('online'))
  expect(check).toHaveBeenCalledTimes(4)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(check).toHaveBeenCalledTimes(4)
})
