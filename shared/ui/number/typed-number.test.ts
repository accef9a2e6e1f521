import { describe, expect, test } from 'vitest'
import { describeBounds, nextStep, parseTypedNumber } from './typed-number.ts'

const NIGHTS = { min: 0, max: 10, step: 1 }
const CYCLE = { min: 20, max: 45, step: 1 }
const SLEEP = { min: 0, max: 24, step: 0.5 }

describe('the text in a number field', () => {
  test.each([
    [NIGHTS, '', undefined],
    [NIGHTS, ' ', undefined],
    [NIGHTS, '0', 0],
    [NIGHTS, ' 7 ', 7],
    [NIGHTS, '07', 7],
    [NIGHTS, '10', 10],
    [NIGHTS, '11', 'refused'],
    [NIGHTS, '-1', 'refused'],
    [NIGHTS, '1e1', 'refused'],
    [NIGHTS, 'two', 'refused'],
    [NIGHTS, '1.', 'refused'],
    [CYCLE, '2', 'unfinished'],
    [CYCLE, '19', 'unfinished'],
    [CYCLE, '20', 20],
    [CYCLE, '46', 'refused'],
    [SLEEP, '7.', 7],
    [SLEEP, '7.5', 7.5],
    [SLEEP, '7,5', 7.5],
    [SLEEP, '.5', 0.5],
    [SLEEP, '.', 'unfinished'],
    [SLEEP, '7.3', 'refused'],
    [SLEEP, '24', 24],
    [SLEEP, '24.5', 'refused'],
    [{ min: 0, max: 1, step: 0.1 }, '0.3', 0.3],
  ])('with the bounds %o, "%s" is read as %s', (bounds, text, expected) => {
    expect(parseTypedNumber(text, bounds)).toBe(expected)
  })
})

describe('a step', () => {
  test.each([
    [3, 1, NIGHTS, 4],
    [3, -1, NIGHTS, 2],
    [10, 1, NIGHTS, 10],
    [0, -1, NIGHTS, 0],
    [7.5, 1, SLEEP, 8],
    [7.3, 1, SLEEP, 7.5],
    [7.3, -1, SLEEP, 7],
    [0.2, 1, { min: 0, max: 1, step: 0.1 }, 0.3],
  ] as const)('from %d in the direction %d with the bounds %o leads to %d', (value, direction, bounds, expected) => {
    expect(nextStep(value, direction, bounds)).toBe(expected)
  })
})

test.each([
  [NIGHTS, '0 to 10'],
  [SLEEP, '0 to 24, in halves'],
  [{ min: 0, max: 3000, step: 50 }, '0 to 3000, in steps of 50'],
])('the bounds %o are described as "%s"', (bounds, words) => {
  expect(describeBounds(bounds)).toBe(words)
})
