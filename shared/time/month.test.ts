import { expect, it } from 'vitest'
import { addMonths, sundayWeeks } from './month.ts'

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2028-02', 12, '2029-02'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (month, months, result) => {
  expect(addMonths(month, months)).toBe(result)
})

it.each([
  // Its first day is a Sunday and its last a Saturday.
  ['2026-02', 4, 0, 28],
  ['2028-02', 5, 2, 29],
  ['2026-08', 6, 6, 31],
  ['2026-11', 5, 0, 30],
])('[CYC-03] the weeks of %s are %i, begin on Sunday, and have each of its days once', (month, weeks, offset, days) => {
  const rows = sundayWeeks(month)
  expect(rows).toHaveLength(weeks)
  expect(rows.every((row) => row.length === 7)).toBe(true)
  expect(rows[0]?.indexOf(`${month}-01`)).toBe(offset)
  expect(rows.flat().filter((date) => date !== undefined)).toEqual(
    Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  )
})
