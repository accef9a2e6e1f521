import { expect, test } from 'vitest'
import { splitAtCommas } from './comma-list.ts'

test.each([
  ['', [], ['']],
  ['Aloe', [], ['Aloe']],
  [' Aloe ,Zinc\nMagnesium,, ', [], ['Aloe', 'Zinc', 'Magnesium', '', '']],
  ['Ibuprofen 1,5 mg, Aloe', [], ['Ibuprofen 1', '5 mg', 'Aloe']],
  ['Aloe, Ibuprofen 1,5 mg, Zinc', ['Ibuprofen 1,5 mg'], ['Aloe', 'Ibuprofen 1,5 mg', 'Zinc']],
  ['Ibuprofen 1,5 mg, Ibuprofen 1, 5 mg', ['Ibuprofen 1,5 mg'], ['Ibuprofen 1,5 mg', 'Ibuprofen 1,5 mg']],
  ['Ibuprofen 1, 4 mg', ['Ibuprofen 1,5 mg'], ['Ibuprofen 1', '4 mg']],
  ['No Ibuprofen 1, 5 mg', ['Ibuprofen 1,5 mg'], ['No Ibuprofen 1', '5 mg']],
  ['Ibuprofen 1', ['Ibuprofen 1,5 mg', 'Ibuprofen 1'], ['Ibuprofen 1']],
])('[TODAY-05] %j with the known texts %j is split into %j', (typed, knownTexts, expected) => {
  expect(splitAtCommas(typed, knownTexts)).toEqual(expected)
})
