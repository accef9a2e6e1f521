import { expect, it } from 'vitest'
import { formatCountdown, isLongDue, isNightHour } from './countdown.ts'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [1_450, '24:10'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [3_905, '1:05:05'],
  [14_400, '4:00:00'],
])('[TRAIN-02] a countdown of %i seconds is %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown)
})

it.each([
  [0, true],
  [6, true],
  [7, false],
  [21, false],
  [22, true],
])('[TRAIN-01] at %i o’clock it is night: %s', (hour, night) => {
  expect(isNightHour(hour)).toBe(night)
})

it('[TRAIN-02] a visit is long due after four hours', () => {
  const hours = 3_600_000
  expect(isLongDue(0, 4 * hours)).toBe(false)
  expect(isLongDue(0, 4 * hours + 1)).toBe(true)
})
