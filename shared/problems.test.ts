import { expect, it } from 'vitest'
import * as LISTS from './problem-lists.ts'
import { DomainError, PROBLEMS, toProblem } from './problems.ts'

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

it('every code stands in one list, and means one thing', () => {
  const codes = Object.values(LISTS).flatMap((list) => Object.keys(list))
  const again = codes.filter((code, place) => codes.indexOf(code) < place)
  expect(again, 'Two features have these codes: give one of them a name of its own').toEqual([])
  expect(Object.keys(PROBLEMS).toSorted()).toEqual(codes.toSorted())
})
