import { expect, test } from 'vitest'
import { codeOf } from './problem-text.ts'

test.each([
  ['/problems/date-too-old', 'date-too-old'],
  ['/problems/of-a-later-version', 'unexpected'],
  ['/problems/toString', 'unexpected'],
  ['about:blank', 'unexpected'],
])('a problem of the type "%s" is known as %s', (type, code) => {
  expect(codeOf({ type, title: '', status: 418, requestId: '' })).toBe(code)
})
