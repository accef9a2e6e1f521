import { beforeEach, expect, test, vi } from 'vitest'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import { ApiProblem, ConnectionError } from './api-problem.ts'

const problemWith = (code: string) =>
  new ApiProblem(code as ProblemCode, { status: 418, requestId: 'r', errors: [{ pointer: '/body', detail: 'd' }] }, 7)

/** Loads the module again, as a new visit does, with a spy on the loader of the texts. */
async function openModule() {
  vi.resetModules()
  const { registerFeatures, registeredFeatures } = await import('../../early/feature-registry.ts')
  await import('../../../features.ts')
  const problems = vi.fn(registeredFeatures().problems)
  registerFeatures({ ...registeredFeatures(), problems })
  const { ApiProblem: NewApiProblem } = await import('./api-problem.ts')
  /** Gives a problem the class of the module that was loaded again. */
  const withReloadedClass = (problem: ApiProblem) =>
    Object.setPrototypeOf(problem, NewApiProblem.prototype) as ApiProblem
  return { ...(await import('./problem-text.ts')), problems, withReloadedClass }
}

beforeEach(() => void vi.useRealTimers())

test.each([
  ['/problems/date-too-old', 'date-too-old'],
  ['/problems/of-a-later-version', 'unexpected'],
  ['/problems/toString', 'unexpected'],
  ['about:blank', 'unexpected'],
])('a problem of the type "%s" has the code %s', async (type, code) => {
  const { codeOf, toKnownProblem, withReloadedClass } = await openModule()
  const receivedCode = codeOf({ type, title: '', status: 418, requestId: '' })
  expect(await toKnownProblem(withReloadedClass(problemWith(receivedCode)))).toMatchObject({
    code,
    status: 418,
    requestId: 'r',
    retryAfterS: 7,
  })
})

test('[PERF-05] the texts are loaded once, with the first problem that needs them', async () => {
  const { toKnownProblem, wordsFor, problems, withReloadedClass } = await openModule()
  const signedOut = withReloadedClass(problemWith('not-signed-in'))
  await toKnownProblem(signedOut)
  expect(wordsFor(signedOut).title).toBe('Authentication required')
  expect(problems).not.toHaveBeenCalled()
  const busy = withReloadedClass(problemWith('busy'))
  await Promise.all([toKnownProblem(busy), toKnownProblem(busy)])
  expect(wordsFor(busy).title).toBe('Busy just now')
  expect(problems).toHaveBeenCalledOnce()
})

test('an error has the built-in text when the texts fail to load, and the next error loads them again', async () => {
  const { toKnownProblem, wordsFor, problems, withReloadedClass } = await openModule()
  problems.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const busy = withReloadedClass(problemWith('busy'))
  expect(await toKnownProblem(busy)).toBe(busy)
  expect(wordsFor(busy).text).toBe('An unexpected error occurred. Please try again.')
  await toKnownProblem(busy)
  expect(wordsFor(busy).title).toBe('Busy just now')
})

test('an error waits at most two seconds for its text', async () => {
  vi.useFakeTimers()
  const { toKnownProblem, wordsFor, problems, withReloadedClass } = await openModule()
  problems.mockReturnValue(new Promise(() => undefined))
  const onResolved = vi.fn()
  const busy = withReloadedClass(problemWith('busy'))
  void toKnownProblem(busy).then(onResolved)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(onResolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onResolved).toHaveBeenCalledWith(busy)
  expect(wordsFor(busy).title).toBe('Something went wrong')
})

test('a missing connection has a text that needs no loading', async () => {
  const { wordsFor, problems } = await openModule()
  const { ConnectionError: NewConnectionError } = await import('./api-problem.ts')
  expect(wordsFor(Object.setPrototypeOf(new ConnectionError(), NewConnectionError.prototype)).title).toBe(
    'No connection',
  )
  expect(problems).not.toHaveBeenCalled()
})
