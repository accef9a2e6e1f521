import { expect, it } from 'vitest'
import * as LISTS from './problem-lists.ts'
import { DomainError, PROBLEMS, toProblem } from './problems.ts'

it('a problem contains its code, title, status, request id and invalid fields', () => {
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

it('every code is in exactly one list', () => {
  const codes = Object.values(LISTS).flatMap((list) => Object.keys(list))
  const duplicates = codes.filter((code, index) => codes.indexOf(code) < index)
  expect(duplicates, 'Two lists define these codes. Rename one of the two.').toEqual([])
  expect(Object.keys(PROBLEMS).toSorted()).toEqual(codes.toSorted())
})
