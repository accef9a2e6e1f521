import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { authApi } from '../../../../../shared/auth/api.ts'
import { daysApi } from '../../../../../shared/days/api.ts'
import { homeApi } from '../../../../../shared/home/api.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { forgetSignedOut, markSignedOut } from '../../early/pending-sign-out.ts'
import { ApiProblem, ConnectionError } from './api-problem.ts'
import { call, finishSignOut, lastCorrelationId } from './call.ts'
import { loadWords, wordsFor } from './problem-text.ts'
import '../../../features.ts'

beforeAll(loadWords)
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => void vi.useRealTimers())

const session = () => call(authApi.session)
const credentials = { email: 'mia@example.com', password: 'secret', stayLoggedIn: false }
const signIn = () => call(authApi.signIn, { body: credentials })

/** The outcome of a call once all its waiting is over. */
async function outcome(calling: Promise<unknown>): Promise<unknown> {
  const settled = calling.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return settled
}

test('a call goes to the address that the contract names, with its parts in place', async () => {
  const sent = fakeService({ 'GET /api': () => reply({}) })
  await call(homeApi.open, { query: { today: '2026-11-20' } })
  await call(daysApi.read, { params: { date: '2026-11-19' } })
  expect(sent.map(({ line }) => line)).toEqual(['GET /api/home?today=2026-11-20', 'GET /api/days/2026-11-19'])
})

test('a body travels as JSON, and every call carries its own correlation id', async () => {
  const sent = fakeService({ 'POST /api/auth/sign-in': () => reply({}) })
  await signIn()
  expect(sent[0]?.body).toEqual(credentials)
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  expect(sent[0]?.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(lastCorrelationId()).toBe(sent[0]?.headers.get('x-correlation-id'))
})

test('[OPS-04] the newest call is named as the service named it', async () => {
  fakeService({ 'GET /api': () => reply({}, { 'x-correlation-id': 'as-the-service-says' }) })
  await session()
  expect(lastCorrelationId()).toBe('as-the-service-says')
})

test.each([
  ['a network error', noNetwork],
  ['429', () => new Response('', { status: 429 })],
  ['503', () => problem('unavailable')],
])(
  '[REQ-01] a change that meets %s is tried once more after half a second with the same bytes',
  async (_name, fail) => {
    let failures = 1
    const sent = fakeService({ 'POST /api/auth/sign-in': () => (failures-- > 0 ? fail() : reply({ account: null })) })
    const calling = signIn()
    await vi.advanceTimersByTimeAsync(499)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await expect(calling).resolves.toEqual({ account: null })
    expect(sent[1]?.text).toBe(sent[0]?.text)
    expect(sent).toHaveLength(2)
  },
)

test('[REQ-01] the second failure of a change is final', async () => {
  const sent = fakeService({ 'POST /api/auth/sign-in': noNetwork })
  expect(await outcome(signIn())).toBeInstanceOf(ConnectionError)
  expect(sent).toHaveLength(2)
})

test('[REQ-01] a read is tried twice more, after one second and after two', async () => {
  const sent = fakeService({ 'GET /api/auth/session': noNetwork })
  const calling = session().catch((error: unknown) => error)
  for (const [ms, tries] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(sent).toHaveLength(tries)
  }
  expect(await calling).toBeInstanceOf(ConnectionError)
})

test('[REQ-01] a read waits ten seconds at a time and ends as a query timeout', async () => {
  const sent = fakeService({ 'GET /api/auth/session': () => new Promise(() => undefined) })
  const calling = session().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9_999 + 1 + 1_000)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000 + 2_000 + 9_999)
  expect(await Promise.race([calling, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await calling).toMatchObject({ message: 'Query timeout', timedOut: true })
  expect(sent).toHaveLength(3)
})

test('a device that knows it has no network does not try again', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const sent = fakeService({ 'GET /api/auth/session': noNetwork })
  expect(await session().catch((error: unknown) => error)).toBeInstanceOf(ConnectionError)
  expect(sent).toHaveLength(1)
})

test('a refusal is not repeated and carries code, status, request and fields', async () => {
  const sent = fakeService({ 'GET /api/auth/session': () => problem('not-signed-in') })
  const error = await outcome(session())
  expect(error).toBeInstanceOf(ApiProblem)
  expect(error).toMatchObject({ code: 'not-signed-in', status: 401, requestId: 'request-1', errors: [] })
  expect(sent).toHaveLength(1)
})

test.each([
  ['a code this build does not know', { type: '/problems/new', status: 409, requestId: 'r' }, 409, 'unexpected'],
  ['a 502 that is a page', '<html>', 502, 'unavailable'],
  ['a 401 that is not our own', '<html>', 401, 'unexpected'],
])('%s becomes a problem with words', async (_name, body, status, code) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  fakeService({ 'GET /api/auth/session': () => new Response(text, { status }) })
  expect(await outcome(session())).toMatchObject({ code, status })
})

test("a page in place of a reply, as a hotel's network sends it, is a missing connection", async () => {
  fakeService({ 'GET /api/auth/session': () => new Response('<html>Welcome</html>') })
  expect(await outcome(session())).toBeInstanceOf(ConnectionError)
})

test('[REQ-01] after 25 seconds without an answer a change gives up and is not repeated', async () => {
  const sent = fakeService({ 'POST /api/auth/sign-in': () => new Promise(() => undefined) })
  const calling = signIn().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(24_999)
  const early = await Promise.race([calling, Promise.resolve('waiting')])
  expect(early).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await calling).toMatchObject({ message: 'Network timeout', timedOut: true })
  expect(sent).toHaveLength(1)
})

test('[REQ-01] a change that is tried again has 25 seconds for both', async () => {
  const slowly = (answer: () => Response) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), 20_000))
  fakeService({ 'POST /api/auth/sign-in': () => slowly(() => problem('unavailable')) })
  const calling = signIn().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(24_999)
  expect(await Promise.race([calling, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await calling).toMatchObject({ message: 'Network timeout' })
})

test('what asks to be left alone for long is not asked again, and says for how long', async () => {
  const sent = fakeService({ 'GET /api/auth/session': () => problem('too-many-tries', { 'retry-after': '840' }) })
  const error = await outcome(session())
  expect(error).toMatchObject({ code: 'too-many-tries', retryAfterS: 840 })
  expect(wordsFor(error).text).toMatch(/we ask you to wait 14 minutes, then try again/)
  expect(sent).toHaveLength(1)
})

test('[AUTH-15] a sign-out waits for the service for five seconds, and is tried again before the next call', async () => {
  onTestFinished(forgetSignedOut)
  markSignedOut('a'.repeat(32))
  let answers = false
  const sent = fakeService({
    'POST /api/auth/sign-out': () => (answers ? reply({}) : new Promise<Response>(() => undefined)),
    'GET /api/auth/session': () => reply({ account: null }),
  })
  const ending = finishSignOut().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await ending).toBeInstanceOf(ConnectionError)
  answers = true
  await session()
  expect(sent.map(({ line }) => line.split('/').at(-1))).toEqual(['sign-out', 'sign-out', 'session'])
})
