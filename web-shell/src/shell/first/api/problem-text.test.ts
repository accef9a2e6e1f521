import { beforeEach, expect, test, vi } from 'vitest'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import { ApiProblem, ConnectionError } from './api-problem.ts'

const refusal = (code: string) =>
  new ApiProblem(code as ProblemCode, { status: 418, requestId: 'r', errors: [{ pointer: '/body', detail: 'd' }] }, 7)

/** The words as an opening of the app finds them, and what their code is loaded by. */
async function opened() {
  vi.resetModules()
  const { declare, whatIs } = await import('../../early/declared.ts')
  await import('../../../features.ts')
  const problems = vi.fn(whatIs().problems)
  declare({ ...whatIs(), problems })
  const { ApiProblem: Refusal } = await import('./api-problem.ts')
  const as = (problem: ApiProblem) => Object.setPrototypeOf(problem, Refusal.prototype) as ApiProblem
  return { ...(await import('./problem-text.ts')), problems, as }
}

beforeEach(() => void vi.useRealTimers())

test.each([
  ['/problems/date-too-old', 'date-too-old'],
  ['/problems/of-a-later-version', 'unexpected'],
  ['/problems/toString', 'unexpected'],
  ['about:blank', 'unexpected'],
])('a problem of the type "%s" is known as %s', async (type, code) => {
  const { codeOf, understood, as } = await opened()
  const named = codeOf({ type, title: '', status: 418, requestId: '' })
  expect(await understood(as(refusal(named)))).toMatchObject({ code, status: 418, requestId: 'r', retryAfterS: 7 })
})

test('[PERF-05] the words are loaded with the first refusal that needs them, once', async () => {
  const { understood, wordsFor, problems, as } = await opened()
  const signedOut = as(refusal('not-signed-in'))
  await understood(signedOut)
  expect(wordsFor(signedOut).title).toBe('Authentication required')
  expect(problems).not.toHaveBeenCalled()
  const busy = as(refusal('busy'))
  await Promise.all([understood(busy), understood(busy)])
  expect(wordsFor(busy).title).toBe('Busy just now')
  expect(problems).toHaveBeenCalledOnce()
})

test('where the words cannot be loaded an error is told in the built-in ones, and they are tried again', async () => {
  const { understood, wordsFor, problems, as } = await opened()
  problems.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const busy = as(refusal('busy'))
  expect(await understood(busy)).toBe(busy)
  expect(wordsFor(busy).text).toBe('An unexpected error occurred. Please try again.')
  await understood(busy)
  expect(wordsFor(busy).title).toBe('Busy just now')
})

test('an error waits two seconds for its words, no longer', async () => {
  vi.useFakeTimers()
  const { understood, wordsFor, problems, as } = await opened()
  problems.mockReturnValue(new Promise(() => undefined))
  const told = vi.fn()
  const busy = as(refusal('busy'))
  void understood(busy).then(told)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledWith(busy)
  expect(wordsFor(busy).title).toBe('Something went wrong')
})

test('a missing connection is told without loading anything', async () => {
  const { wordsFor, problems } = await opened()
  const { ConnectionError: Lost } = await import('./api-problem.ts')
  expect(wordsFor(Object.setPrototypeOf(new ConnectionError(), Lost.prototype)).title).toBe('No connection')
  expect(problems).not.toHaveBeenCalled()
})
