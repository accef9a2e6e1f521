import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { daysApi } from '../../../../../shared/days/api.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { call } from '../api/call.ts'
import { beginSession, checkSession, knowSession, leaveSession, sessionOf, sessionQuery } from './session.ts'

const MIA = {
  id: 'a'.repeat(32),
  fullName: 'Mia Hart',
  email: 'mia@example.com',
  emailProven: true,
  roles: [],
  stayLoggedIn: false,
}

test('a session that begins finds nothing that was read for somebody else', async () => {
  const client = new QueryClient()
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await beginSession(client, MIA)
  const cached = client.getQueryCache().getAll()
  expect(cached.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['session'], { account: MIA }]])
})

test('[AUTH-15] a reply that arrives after a sign-out makes nobody of the next call', async () => {
  const client = new QueryClient()
  let answer = (_: Response) => {}
  const sent = fakeService({
    'GET /api/auth/session': () => new Promise((resolve) => (answer = resolve)),
    'GET /api/days': () => reply({}),
  })
  const asked = client.fetchQuery(sessionQuery).catch(() => undefined)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await leaveSession(client)
  answer(reply({ account: MIA }))
  await asked
  await new Promise((resolve) => setTimeout(resolve))
  await call(daysApi.read, { params: { date: '2026-11-20' } })
  expect(sent.at(-1)?.headers.get('x-account')).toBeNull()
})

test.each([
  ['a fault', () => problem('unavailable')],
  ['no connection', noNetwork],
  ['an answer that is not ours', () => new Response('<html>')],
])('[SEC-19] %s at the check of every minute ends no session', async (_name, answer) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('navigator', { onLine: true })
  const client = new QueryClient()
  knowSession(client, MIA)
  fakeService({ 'GET /api/auth/session': answer })
  const checking = checkSession(client)
  await vi.runAllTimersAsync()
  await checking
  expect(sessionOf(client)).toEqual({ account: MIA })
})

test('the check of every minute learns that a session has ended, but not of one that just began', async () => {
  const client = new QueryClient()
  knowSession(client, MIA)
  let answer = (_: Response) => {}
  fakeService({ 'GET /api/auth/session': () => new Promise((resolve) => (answer = resolve)) })
  const check = async (meanwhile: () => void) => {
    const checking = checkSession(client)
    await new Promise((resolve) => setTimeout(resolve))
    meanwhile()
    answer(reply({ account: null }))
    await checking
    return sessionOf(client)
  }
  expect(await check(() => knowSession(client, { ...MIA, fullName: 'Mia Hart again' }))).toMatchObject({
    account: { fullName: 'Mia Hart again' },
  })
  expect(await check(() => undefined)).toEqual({ account: null, ended: { stayLoggedIn: false } })
})
