import { expect, test } from 'vitest'
import { dayFromToday, dayInLines } from './day-words.ts'

test.each([
  ['2026-11-20', 'Today · Friday 20 November', ['Today', 'Friday 20 November']],
  ['2026-11-19', 'Yesterday · Thursday 19 November', ['Yesterday', 'Thursday 19 November']],
  ['2026-11-18', 'Wednesday 18 November', ['Wednesday', '18 November']],
  ['2025-12-31', 'Wednesday 31 December 2025', ['Wednesday', '31 December 2025']],
])('%s is "%s"', (date, words, lines) => {
  expect(dayFromToday(date, '2026-11-20')).toBe(words)
  expect(dayInLines(date, '2026-11-20')).toEqual(lines)
})
