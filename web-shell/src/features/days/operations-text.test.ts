import { beforeEach, expect, it, vi } from 'vitest'
import { text } from './operations-text.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00') })
  return () => void vi.useRealTimers()
})

it.each([
  [['2026-11-23'], 'Today is sent.'],
  [['2026-11-22'], 'Sunday is sent.'],
  [['2026-11-17'], 'Tuesday is sent.'],
  [['2026-11-16'], '16 November is sent.'],
  [['2026-11-21', '2026-11-22'], 'Saturday and Sunday are sent.'],
  [['2026-11-20', '2026-11-21', '2026-11-22'], '3 days are sent.'],
])('[LOG-14] the days %j in words: %s', (dates, words) => {
  expect(text.sent(dates)).toBe(words)
})
