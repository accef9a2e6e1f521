import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { daysApi } from '../../../../../shared/days/api.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { call } from '../api/call.ts'
import { checkSession, recordSession, sessionOf, sessionQuery, signOutLocally, startSession } from './session.ts'

const MIA = {
  id: 'a'.repeat(32),
  fullName: 'Mia Hart',
  email: 'mia@example.com',
  emailProven: true,
  roles: [],
  stayLoggedIn: false,
}

test('a new session starts without the cached data of another user', async () => {
  const client = new QueryClient()
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await startSession(client, MIA)
  const queries = client.getQueryCache().getAll()
  expect(queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
    [['session'], { account: MIA, isUnconfirmed: true }],
  ])
})

test('[AUTH-15] after a sign-out a late session reply does not set the account of the next call', async () => {
  const client = new QueryClient()
  let sendReply = (_: Response) => {}
  const sent = fakeService({
    'GET /api/auth/session': () => new Promise((resolve) => (sendReply = resolve)),
    'GET /api/days': () => reply({}),
  })
  const pending = client.fetchQuery(sessionQuery).catch(() => undefined)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await signOutLocally(client)
  sendReply(reply({ account: MIA }))
  await pending
  await new Promise((resolve) => setTimeout(resolve))
  await call(daysApi.read, { params: { date: '2026-11-20' } })
  expect(sent.at(-1)?.headers.get('x-account')).toBeNull()
})

test.each([
  ['an error', () => problem('unavailable')],
  ['no connection', noNetwork],
  ['a reply of another server', () => new Response('<html>')],
])('[SEC-19] %s at the regular session check does not end the session', async (_name, responder) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('navigator', { onLine: true })
  const client = new QueryClient()
  recordSession(client, MIA)
  fakeService({ 'GET /api/auth/session': responder })
  const checking = checkSession(client)
  await vi.runAllTimersAsync()
  await checking
  expect(sessionOf(client)).toEqual({ account: MIA })
})

test('the regular check detects the end of a session, but does not end a session that has just started', async () => {
  const client = new QueryClient()
  recordSession(client, MIA)
  let sendReply = (_: Response) => {}
  fakeService({ 'GET /api/auth/session': () => new Promise((resolve) => (sendReply = resolve)) })
  const check = async (meanwhile: () => void) => {
    const checking = checkSession(client)
    await new Promise((resolve) => setTimeout(resolve))
    meanwhile()
    sendReply(reply({ account: null }))
    await checking
    return sessionOf(client)
  }
  expect(await check(() => recordSession(client, { ...MIA, fullName: 'Mia Hart again' }))).toMatchObject({
    account: { fullName: 'Mia Hart again' },
  })
  expect(await check(() => undefined)).toEqual({ account: null, ended: { stayLoggedIn: false } })
})
