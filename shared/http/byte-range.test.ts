import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['bytes=3-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-3', undefined],
  [null, undefined],
  [undefined, undefined],
])('[AUDIO-01] %s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

it('[AUDIO-01] no range of an empty body can be sent', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
})
