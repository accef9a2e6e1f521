import { expect, test } from 'vitest'
import { tooLongText, tooManyText } from './too-long.ts'

test.each([
  [10, undefined],
  [11, '1 character too many. Nothing was cut: please shorten it.'],
  [15, '5 characters too many. Nothing was cut: please shorten it.'],
])('a text of %i characters where 10 fit: %s', (length, message) => {
  expect(tooLongText(length, 10)).toBe(message)
})

test.each([
  [['a', 'b'], undefined],
  [['a', 'b', 'c'], '3 entries, and at most 2 fit. Nothing was cut: please remove some.'],
  [['a', 'bcde'], 'Entry 2 has 4 characters, and at most 3 fit. Nothing was cut: please shorten it.'],
])('the texts %j where two of three characters fit: %s', (texts, message) => {
  expect(tooManyText(texts, 2, 3)).toBe(message)
})
