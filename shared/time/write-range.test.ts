import { expect, test } from 'vitest'
import { shortRange } from './write-range.ts'

test.each([
  ['2026-11-09', '2026-11-09', '9 Nov', '9 Nov 2026'],
  ['2026-11-07', '2026-11-09', '7–9 Nov', '7–9 Nov 2026'],
  ['2026-10-31', '2026-11-02', '31 Oct–2 Nov', '31 Oct–2 Nov 2026'],
  ['2025-12-30', '2026-01-02', '30 Dec–2 Jan', '30 Dec 2025–2 Jan 2026'],
])('the days from %s to %s are written as %s, and with years as %s', (from, to, short, withYears) => {
  expect(shortRange({ from, to }, false)).toBe(short)
  expect(shortRange({ from, to }, true)).toBe(withYears)
})
