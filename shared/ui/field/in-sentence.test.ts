import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['Pain', 'pain'],
  ['Night visits', 'night visits'],
  ['IC diet', 'IC diet'],
  ['pH', 'pH'],
])('"%s" is "%s" inside a sentence', (label, words) => {
  expect(inSentence(label)).toBe(words)
})
