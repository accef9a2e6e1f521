// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { errorReport } from './error-report.ts'

test('a report holds the kind of error, its frames and the screen, and nothing that anybody typed', () => {
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

test('something thrown that is no error makes a report too', () => {
  expect(errorReport('my pain is 9')).not.toContain('pain')
})
