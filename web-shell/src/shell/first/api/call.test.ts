import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { authApi } from '../../../../../shared/auth/api.ts'
import { daysApi } from '../../../../../shared/days/api.ts'
import { homeApi } from '../../../../../shared/home/api.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { clearPendingSignOut, setPendingSignOut } from '../../early/pending-sign-out.ts'
import { ApiProblem, ConnectionError } from './api-problem.ts'
import { call, lastCorrelationId, sendPendingSignOut } from './call.ts'
import { loadProblemWords, wordsFor } from './problem-text.ts'
import '../../../features.ts'

beforeAll(loadProblemWords)
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => void vi.useRealTimers())

const session = () => call(authApi.session)
const credentials = { email: 'mia@example.com', password: 'secret', stayLoggedIn: false }
const signIn = () => call(authApi.signIn, { body: credentials })

/** Returns the result or the error of a call, after all its timers have run. */
async function outcome(pending: Promise<unknown>): Promise<unknown> {
  const settled = pending.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return settled
}

test('a call fills the path parameters and the query of the contract', async () => {
  const sent = fakeService({ 'GET /api': () => reply({}) })
  await call(homeApi.open, { query: { today: '2026-11-20' } })
  await call(daysApi.read, { params: { date: '2026-11-19' } })
  expect(sent.map(({ line }) => line)).toEqual(['GET /api/home?today=2026-11-20', 'GET /api/days/2026-11-19'])
})

test('a body is sent as JSON, and every call has its own correlation id', async () => {
  const sent = fakeService({ 'POST /api/auth/sign-in': () => reply({}) })
  await signIn()
  expect(sent[0]?.body).toEqual(credentials)
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  expect(sent[0]?.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(lastCorrelationId()).toBe(sent[0]?.headers.get('x-correlation-id'))
})

test('[OPS-04] the correlation id of the reply replaces that of the request', async () => {
  fakeService({ 'GET /api': () => reply({}, { 'x-correlation-id': 'as-the-service-says' }) })
  await session()
  expect(lastCorrelationId()).toBe('as-the-service-says')
})

test.each([
  ['a network error', noNetwork],
  ['429', () => new Response('', { status: 429 })],
  ['503', () => problem('unavailable')],
])('[REQ-01] a change that fails with %s is retried once after 500 ms with the same bytes', async (_name, fail) => {
  let failures = 1
  const sent = fakeService({ 'POST /api/auth/sign-in': () => (failures-- > 0 ? fail() : reply({ account: null })) })
  const pending = signIn()
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(pending).resolves.toEqual({ account: null })
  expect(sent[1]?.text).toBe(sent[0]?.text)
  expect(sent).toHaveLength(2)
})

test('[REQ-01] the second failure of a change is final', async () => {
  const sent = fakeService({ 'POST /api/auth/sign-in': noNetwork })
  expect(await outcome(signIn())).toBeInstanceOf(ConnectionError)
  expect(sent).toHaveLength(2)
})

test('[REQ-01] a read is retried twice, after one second and after two', async () => {
  const sent = fakeService({ 'GET /api/auth/session': noNetwork })
  const pending = session().catch((error: unknown) => error)
  for (const [ms, attempts] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(sent).toHaveLength(attempts)
  }
  expect(await pending).toBeInstanceOf(ConnectionError)
})

test('[REQ-01] each attempt of a read has ten seconds, and the last failure is a query timeout', async () => {
  const sent = fakeService({ 'GET /api/auth/session': () => new Promise(() => undefined) })
  const pending = session().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9_999 + 1 + 1_000)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000 + 2_000 + 9_999)
  expect(await Promise.race([pending, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await pending).toMatchObject({ message: 'Query timeout', timedOut: true })
  expect(sent).toHaveLength(3)
})

test('an offline device does not retry', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const sent = fakeService({ 'GET /api/auth/session': noNetwork })
  expect(await session().catch((error: unknown) => error)).toBeInstanceOf(ConnectionError)
  expect(sent).toHaveLength(1)
})

test('a problem is not retried and has a code, a status, a request id and field errors', async () => {
  const sent = fakeService({ 'GET /api/auth/session': () => problem('not-signed-in') })
  const error = await outcome(session())
  expect(error).toBeInstanceOf(ApiProblem)
  expect(error).toMatchObject({ code: 'not-signed-in', status: 401, requestId: 'request-1', errors: [] })
  expect(sent).toHaveLength(1)
})

test.each([
  ['a code unknown to this build', { type: '/problems/new', status: 409, requestId: 'r' }, 409, 'unexpected'],
  ['a 502 with an HTML page', '<html>', 502, 'unavailable'],
  ['a 401 that is not from our service', '<html>', 401, 'unexpected'],
])('%s becomes a problem that has a text', async (_name, body, status, code) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  fakeService({ 'GET /api/auth/session': () => new Response(text, { status }) })
  expect(await outcome(session())).toMatchObject({ code, status })
})

test('an HTML page instead of a reply (a hotel login page) counts as a missing connection', async () => {
  fakeService({ 'GET /api/auth/session': () => new Response('<html>Welcome</html>') })
  expect(await outcome(session())).toBeInstanceOf(ConnectionError)
})

test('[REQ-01] a change without a reply times out after 25 seconds and is not retried', async () => {
  const sent = fakeService({ 'POST /api/auth/sign-in': () => new Promise(() => undefined) })
  const pending = signIn().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(24_999)
  const early = await Promise.race([pending, Promise.resolve('waiting')])
  expect(early).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await pending).toMatchObject({ message: 'Network timeout', timedOut: true })
  expect(sent).toHaveLength(1)
})

test('[REQ-01] both attempts of a change share 25 seconds', async () => {
  const slowly = (createReply: () => Response) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(createReply()), 20_000))
  fakeService({ 'POST /api/auth/sign-in': () => slowly(() => problem('unavailable')) })
  const pending = signIn().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(24_999)
  expect(await Promise.race([pending, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await pending).toMatchObject({ message: 'Network timeout' })
})

test.each([
  [60, 'a minute'],
  [840, '14 minutes'],
  [7_140, '119 minutes'],
  [7_200, '2 hours'],
  [86_000, '24 hours'],
])('a problem with a long retry-after (%i s) is not retried, and its text gives the waiting time', async (s, wait) => {
  const sent = fakeService({ 'GET /api/auth/session': () => problem('too-many-tries', { 'retry-after': String(s) }) })
  const error = await outcome(session())
  expect(error).toMatchObject({ code: 'too-many-tries', retryAfterS: s })
  expect(wordsFor(error).text).toContain(`we ask you to wait ${wait}, then try again`)
  expect(sent).toHaveLength(1)
})

test('[AUTH-15] a sign-out times out after five seconds and is retried before the next call', async () => {
  onTestFinished(clearPendingSignOut)
  setPendingSignOut('a'.repeat(32))
  let replies = false
  const sent = fakeService({
    'POST /api/auth/sign-out': () => (replies ? reply({}) : new Promise<Response>(() => undefined)),
    'GET /api/auth/session': () => reply({ account: null }),
  })
  const signingOut = sendPendingSignOut().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await signingOut).toBeInstanceOf(ConnectionError)
  replies = true
  await session()
  expect(sent.map(({ line }) => line.split('/').at(-1))).toEqual(['sign-out', 'sign-out', 'session'])
})
