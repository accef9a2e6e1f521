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
])('[QT-02] an urgency of %i of 10 is stored as %i of 5, and is loaded as %i of 10', (entered, stored, loaded) => {
  expect(fromQuickUrgency(entered)).toBe(stored)
  expect(toQuickUrgency(stored)).toBe(loaded)
})

test.each([0, 1, 2, 3, 4, 5])(
  '[QT-02] a stored %i is the same after conversion to the scale of Quick Track and back',
  (stored) => {
    expect(fromQuickUrgency(toQuickUrgency(stored))).toBe(stored)
  },
)
