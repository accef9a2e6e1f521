import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnTime, now } from './clock.ts'

const DEVICE = Date.parse('2026-11-20T22:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  learnTime(new Date().toUTCString())
  vi.useRealTimers()
})

const dateHeader = (offsetMs: number) => new Date(DEVICE + offsetMs).toUTCString()

test.each([
  [0, 0],
  [2_000, 0],
  [-2_000, 0],
  [3_000, 3_000],
  [-3_600_000, -3_600_000],
])('a service that is %d ms ahead moves the clock by %d ms', (ahead, moved) => {
  learnTime(dateHeader(ahead))
  expect(now() - Date.now()).toBe(moved)
})

test('small differences from what was learnt change nothing', () => {
  learnTime(dateHeader(60_000))
  learnTime(dateHeader(61_000))
  expect(now() - Date.now()).toBe(60_000)
})

test.each([null, '', 'yesterday'])('a reply whose date is %j teaches nothing', (header) => {
  learnTime(header)
  expect(now()).toBe(Date.now())
})
