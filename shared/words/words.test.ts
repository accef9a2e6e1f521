import { expect, test } from 'vitest'
import { counted, inSentence } from './words.ts'

test.each([
  [0, 'days', '0 days'],
  [1, 'days', '1 day'],
  [2, 'days', '2 days'],
])('%i of "%s" is "%s"', (n, _, expected) => {
  expect(counted(n, 'day')).toBe(expected)
})

test('a plural of its own', () => {
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})

test.each([
  ['Pain', 'pain'],
  ['Night visits', 'night visits'],
  ['IC diet', 'IC diet'],
  ['pH', 'pH'],
])('the label "%s" becomes "%s" inside a sentence', (label, expected) => {
  expect(inSentence(label)).toBe(expected)
})
