import { describe, expect, it } from 'vitest'
import { codeOf, DomainError, PROBLEMS, toProblem } from './problem.ts'

describe('a problem', () => {
  it('says its code, title, status, request and fields', () => {
    const errors = [{ pointer: '/body/date', detail: 'too_old' }]
    const problem = toProblem(new DomainError('date-too-old', errors), 'request-1')
    expect(problem).toEqual({
      type: '/problems/date-too-old',
      title: PROBLEMS['date-too-old'].title,
      status: 422,
      requestId: 'request-1',
      errors,
    })
    expect(codeOf(problem)).toBe('date-too-old')
  })

  it.each(['/problems/of-a-later-version', '/problems/toString', 'about:blank'])(
    'of the unknown kind "%s" is unexpected',
    (type) => {
      expect(codeOf({ type, title: '', status: 418, requestId: '' })).toBe('unexpected')
    },
  )
})
