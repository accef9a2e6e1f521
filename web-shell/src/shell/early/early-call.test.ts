import { beforeEach, expect, test, vi } from 'vitest'
import { homeApi } from '../../../../shared/home/api.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import '../../features.ts'
import { fakeService, reply } from '../../testing/fake-service.ts'
import { askEarly, takeEarlyOrFetch } from './early-call.ts'
import { markSignedOut } from './pending-sign-out.ts'

const ID = 'a'.repeat(32)
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const address = () => `${homeApi.open.path}?today=${localDate(Date.now(), timeZone)}`
const request = (headers = {}): RequestInit => ({ method: 'GET', headers, signal: new AbortController().signal })

let kept: Map<string, string>
beforeEach(() => {
  // The page has just begun.
  vi.spyOn(performance, 'now').mockReturnValue(500)
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

const home = () => fakeService({ [`GET ${homeApi.open.path}`]: () => reply({}) })

test('[PERF-01] home is asked for once, before the app is there', async () => {
  const sent = home()
  askEarly('/home')
  expect(sent.map(({ line }) => line)).toEqual([`GET ${address()}`])
  await takeEarlyOrFetch(address(), request())
  expect(sent).toHaveLength(1)
  await takeEarlyOrFetch(address(), request())
  expect(sent).toHaveLength(2)
})

test.each(['/', '/auth', '/flare-kit', '/none'])('a page at %s asks for nothing early', (path) => {
  const sent = home()
  askEarly(path)
  expect(sent).toEqual([])
})

test('[AUTH-15] nothing is asked for after a sign-out that the service has not been told of', () => {
  markSignedOut(ID)
  const sent = home()
  askEarly('/home')
  expect(sent).toEqual([])
})

test('whose reads are kept here asks in their name', () => {
  kept.set('keeps-reads', ID)
  const sent = home()
  askEarly('/log')
  expect(sent[0]?.headers.get('x-account')).toBe(ID)
})

test.each([
  ['another address', () => ['/api/days/2026-11-20', request()] as const],
  ["somebody's own name", () => [address(), request({ 'x-account': ID })] as const],
])('the early answer is not that of a request with %s', async (_name, of) => {
  const sent = fakeService({ 'GET /api': () => reply({}) })
  askEarly('/home')
  await takeEarlyOrFetch(...of())
  expect(sent).toHaveLength(2)
})

test('an early answer that is ten seconds old is not that of a request', async () => {
  const sent = home()
  askEarly('/home')
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  await takeEarlyOrFetch(address(), request())
  expect(sent).toHaveLength(2)
})

test('who gives up waiting gives up the early answer too', async () => {
  fakeService({ [`GET ${homeApi.open.path}`]: () => new Promise(() => undefined) })
  askEarly('/home')
  const waiting = new AbortController()
  const answer = takeEarlyOrFetch(address(), { ...request(), signal: waiting.signal }).catch((error: unknown) => error)
  waiting.abort()
  expect(await answer).toMatchObject({ name: 'AbortError' })
})
