import { expect, it } from 'vitest'
import { formatCountdown, isLongDue, isNightHour, isUntimed } from './countdown.ts'

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

const HOUR = 3_600_000
it.each([
  ['by day', 10, 14, false],
  ['longer than four hours', 10, 14.01, true],
  ['from the night into the day', 6.9, 7.5, true],
  ['from the day into the night', 21, 22, true],
  ['from seven o’clock on', 7, 7.5, false],
])('[TRAIN-02] a wait %s, from %d to %d o’clock, is not timed: %s', (_, from, until, untimed) => {
  expect(isUntimed(from * HOUR, until * HOUR, (at) => Math.floor(at / HOUR))).toBe(untimed)
})
