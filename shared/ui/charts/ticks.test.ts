import { expect, it } from 'vitest'
import { ticksOf } from './ticks.ts'

const labels = (first: string, last: string) => ticksOf(first, last).map(({ label }) => label)

it.each([
  ['2026-11-19', '2026-11-25', ['19 Nov', '25 Nov']],
  ['2026-10-27', '2026-11-25', ['1 Nov', '8 Nov', '15 Nov', '22 Nov']],
  ['2026-08-28', '2026-11-25', ['Sept', 'Oct', 'Nov']],
  ['2025-11-26', '2026-11-25', ['2026', 'Apr', 'Jul', 'Oct']],
  ['2016-11-26', '2026-11-25', ['2018', '2020', '2022', '2024', '2026']],
])('[TREND-01] the axis from %s to %s has the labels %j', (first, last, expected) => {
  expect(labels(first, last)).toEqual(expected)
})

it('[TREND-01] each label stands at its day, and none at the very end', () => {
  for (const { at } of ticksOf('2026-10-27', '2026-11-25')) {
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(0.96)
  }
  expect(ticksOf('2026-11-25', '2026-11-25')).toHaveLength(1)
})
