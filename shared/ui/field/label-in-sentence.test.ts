import { expect, test } from 'vitest'
import { labelInSentence } from './label-in-sentence.ts'

test.each([
  ['Pain', 'pain'],
  ['Night visits', 'night visits'],
  ['IC diet', 'IC diet'],
  ['pH', 'pH'],
])('the label "%s" becomes "%s" inside a sentence', (label, expected) => {
  expect(labelInSentence(label)).toBe(expected)
})
