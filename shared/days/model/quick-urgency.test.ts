import { expect, test } from 'vitest'
import { fromQuickUrgency, toQuickUrgency } from './quick-urgency.ts'

test.each([
  [0, 0, 0],
  [1, 1, 2],
  [2, 1, 2],
  [3, 2, 4],
  [4, 2, 4],
  [5, 3, 6],
  [6, 3, 6],
  [7, 4, 8],
  [8, 4, 8],
  [9, 5, 10],
  [10, 5, 10],
])('[QT-02] an urgency of %i of 10 is stored as %i of 5, and loads back as %i', (given, stored, back) => {
  expect(fromQuickUrgency(given)).toBe(stored)
  expect(toQuickUrgency(stored)).toBe(back)
})

test.each([0, 1, 2, 3, 4, 5])('[QT-02] a stored %i is itself again after it was shown', (stored) => {
  expect(fromQuickUrgency(toQuickUrgency(stored))).toBe(stored)
})
