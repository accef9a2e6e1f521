import { expect, it } from 'vitest'
import { isPeriodDate, periodDates, typedCycleLength } from './rules.ts'

const TODAY = '2026-11-24'

it.each([
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['1976-11-24', true],
  ['1976-11-23', false],
  ['1969-12-31', false],
  ['1899-12-31', false],
])('[ONB-05] a last period on %s is possible on 24 November 2026: %s', (date, isPossible) => {
  expect(isPeriodDate(date, TODAY)).toBe(isPossible)
  const { earliest, latest } = periodDates(TODAY)
  expect(date >= earliest && date <= latest).toBe(isPossible)
})

it.each([
  ['30', 30],
  [' 21 ', 21],
  ['41', 41],
  ['-3', -3],
  ['28.5', 28.5],
  ['28,5', 28.5],
  ['30 days', 30],
  ['45 days', 45],
  ['45x', 45],
  ['3O', 3],
  ['1e2', 1],
  ['', undefined],
  [' ', undefined],
  ['-', undefined],
  ['about a month', undefined],
  ['about 30', undefined],
])('[ONB-05] [ONB-10] the typed length "%s" begins with the number %s', (typed, days) => {
  expect(typedCycleLength(typed)).toBe(days)
})
