import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { correctClock, now } from './clock.ts'

const DEVICE = Date.parse('2026-11-20T22:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  correctClock(new Date().toUTCString())
  vi.useRealTimers()
})

const dateHeader = (offsetMs: number) => new Date(DEVICE + offsetMs).toUTCString()

test.each([
  [0, 0],
  [2_000, 0],
  [-2_000, 0],
  [3_000, 3_000],
  [-3_600_000, -3_600_000],
])('a service clock that is %d ms ahead shifts the clock by %d ms', (aheadMs, shiftMs) => {
  correctClock(dateHeader(aheadMs))
  expect(now() - Date.now()).toBe(shiftMs)
})

test('a small difference from the current correction changes nothing', () => {
  correctClock(dateHeader(60_000))
  correctClock(dateHeader(61_000))
  expect(now() - Date.now()).toBe(60_000)
})

test.each([null, '', 'yesterday'])('a reply with the date %j does not change the clock', (header) => {
  correctClock(header)
  expect(now()).toBe(Date.now())
})
