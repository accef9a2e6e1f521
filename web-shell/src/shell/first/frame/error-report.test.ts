// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { errorReport } from './error-report.ts'

test('a report contains the type of the error, its stack frames and the screen, and no user input', () => {
  history.replaceState(null, '', '/log?date=2026-11-18')
  const error = new RangeError('note: my pain is 9\nat the weekend, worse@night')
  error.stack = `RangeError: ${error.message}\n    at save (${location.origin}/assets/log-abc.js:1:20)\nedit@${location.origin}/assets/log-abc.js:2:3`
  const report = errorReport(error)
  expect(report).toContain('error: RangeError')
  expect(report).toContain('screen: /log\n')
  expect(report).toContain('at save (/assets/log-abc.js:1:20)')
  expect(report).toContain('edit@/assets/log-abc.js:2:3')
  expect(report).not.toMatch(/pain|2026|weekend|night/)
})

test('a thrown value that is not an Error has a report too', () => {
  expect(errorReport('my pain is 9')).not.toContain('pain')
})
