import { describe, expect, it } from 'vitest'
import { afterRinging, retryInstant } from './devices.ts'

const MINUTE_MS = 60_000
const NOW = Date.parse('2026-11-20T08:00:00Z')

describe('[PUSH-05] a device that could not be told', () => {
  it.each([
    [1, 0, 1],
    [2, 0, 2],
    [3, 0, 4],
    [6, 0, 32],
    [7, 0, 60],
    [90, 0, 60],
    [1, 59, 1],
    [1, 120, 2],
    [7, 120, 60],
    [1, 24 * 3_600, 24 * 60],
    [1, 25 * 3_600, 24 * 60],
  ])('after failure %i, asked to wait for %i s, is tried again in %i minutes', (failures, retryAfterS, minutes) => {
    expect(retryInstant(NOW, failures, retryAfterS)).toBe(NOW + minutes * MINUTE_MS)
  })

  it('is forgotten at the hundredth failure in a row, and is still to be told before', () => {
    const later = NOW + MINUTE_MS
    const told = afterRinging({ rungUpTo: 1, failures: 98 }, { later }, NOW)
    expect(told).toEqual({ rungUpTo: 1, failures: 99, retryAt: later })
    expect(told && afterRinging(told, { later }, NOW)).toBeUndefined()
  })
})

it('[PUSH-05] a device that was told has no failures, and is never told again what it was told', () => {
  const told = afterRinging({ rungUpTo: 1, failures: 98, retryAt: 2 }, { sent: true }, NOW)
  expect(told).toEqual({ rungUpTo: NOW })
  // A run that began earlier ends later.
  expect(told && afterRinging(told, { sent: true }, NOW - MINUTE_MS)).toEqual({ rungUpTo: NOW })
})
