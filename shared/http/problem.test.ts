import { expect, it } from 'vitest'
import { DomainError, PROBLEMS, toProblem } from './problem.ts'

it('a problem says its code, title, status, request and fields', () => {
  const errors = [{ pointer: '/body/date', detail: 'too_old' }]
  const problem = toProblem(new DomainError('date-too-old', errors), 'request-1')
  expect(problem).toEqual({
    type: '/problems/date-too-old',
    title: PROBLEMS['date-too-old'].title,
    status: 422,
    requestId: 'request-1',
    errors,
  })
})
