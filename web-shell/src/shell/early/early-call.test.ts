import { beforeEach, expect, test, vi } from 'vitest'
import { homeApi } from '../../../../shared/home/api.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import '../../features.ts'
import { fakeService, reply } from '../../testing/fake-service.ts'
import { startEarlyCall, takeEarlyOrFetch } from './early-call.ts'
import { setPendingSignOut } from './pending-sign-out.ts'

const ID = 'a'.repeat(32)
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const address = () => `${homeApi.open.path}?today=${localDate(Date.now(), timeZone)}`
const request = (headers = {}): RequestInit => ({ method: 'GET', headers, signal: new AbortController().signal })

let storage: Map<string, string>
beforeEach(() => {
  // The page opened 500 ms ago.
  vi.spyOn(performance, 'now').mockReturnValue(500)
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
})

const home = () => fakeService({ [`GET ${homeApi.open.path}`]: () => reply({}) })

test('[PERF-01] home is requested once, before the app has loaded', async () => {
  const sent = home()
  startEarlyCall('/home')
  expect(sent.map(({ line }) => line)).toEqual([`GET ${address()}`])
  await takeEarlyOrFetch(address(), request())
  expect(sent).toHaveLength(1)
  await takeEarlyOrFetch(address(), request())
  expect(sent).toHaveLength(2)
})

test.each(['/', '/auth', '/flare-kit', '/none'])('a page at %s sends no early request', (path) => {
  const sent = home()
  startEarlyCall(path)
  expect(sent).toEqual([])
})

test('[AUTH-15] no request is sent while a sign-out is pending', () => {
  setPendingSignOut(ID)
  const sent = home()
  startEarlyCall('/home')
  expect(sent).toEqual([])
})

test('the request names the account whose cache is persisted', () => {
  storage.set('keeps-reads', ID)
  const sent = home()
  startEarlyCall('/log')
  expect(sent[0]?.headers.get('x-account')).toBe(ID)
})

test.each([
  ['another address', () => ['/api/days/2026-11-20', request()] as const],
  ['an account header', () => [address(), request({ 'x-account': ID })] as const],
])('a request with %s does not use the early reply', async (_name, laterRequest) => {
  const sent = fakeService({ 'GET /api': () => reply({}) })
  startEarlyCall('/home')
  await takeEarlyOrFetch(...laterRequest())
  expect(sent).toHaveLength(2)
})

test('a request does not use the early reply ten seconds after the page opened', async () => {
  const sent = home()
  startEarlyCall('/home')
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  await takeEarlyOrFetch(address(), request())
  expect(sent).toHaveLength(2)
})

test('aborting the request aborts the early request too', async () => {
  fakeService({ [`GET ${homeApi.open.path}`]: () => new Promise(() => undefined) })
  startEarlyCall('/home')
  const abort = new AbortController()
  const outcome = takeEarlyOrFetch(address(), { ...request(), signal: abort.signal }).catch((error: unknown) => error)
  abort.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
})
