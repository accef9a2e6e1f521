import { expect, test } from 'vitest'
import { formatDayFromToday, formatDayInLines } from './format-day.ts'

test.each([
  ['2026-11-20', 'Today · Friday 20 November', ['Today', 'Friday 20 November']],
  ['2026-11-19', 'Yesterday · Thursday 19 November', ['Yesterday', 'Thursday 19 November']],
  ['2026-11-18', 'Wednesday 18 November', ['Wednesday', '18 November']],
  ['2025-12-31', 'Wednesday 31 December 2025', ['Wednesday', '31 December 2025']],
])('on 2026-11-20, %s is "%s"', (date, words, lines) => {
  expect(formatDayFromToday(date, '2026-11-20')).toBe(words)
  expect(formatDayInLines(date, '2026-11-20')).toEqual(lines)
})
