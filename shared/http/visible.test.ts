import { expect, test } from 'vitest'
import { isVisible } from './visible.ts'

test.each([
  '',
  ' ',
  '\u200b',
  '\u3164',
  '\u115f\u1160',
  '\u00ad',
  '\u2800',
  '\u2060\ufeff',
  '\ufe0f',
  '\u202e',
  '\u{e0041}',
])('[CUST-01] %j cannot be seen', (text) => {
  expect(isVisible(text)).toBe(false)
})

test.each(['a', '0', '.', '痛', '🧊', '\u200bx', 'e\u0301'])('[CUST-01] %j can be seen', (text) => {
  expect(isVisible(text)).toBe(true)
})
